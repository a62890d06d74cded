//! A plugin in Rust without any crate: it reports `try!` and `!` after an expression, outside of tests.
//! Its panic shows that Rust's words reach the user.
use std::os::raw::{c_char, c_void};
use std::slice;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Text {
    bytes: *const c_char,
    length: usize,
}

#[repr(C)]
pub struct Node {
    kind: u16,
    flags: u16,
    parent: u32,
    subtree_end: u32,
    name: u32,
    text: u32,
    start: u32,
    end: u32,
    anchor: u32,
    anchor_end: u32,
    number: f64,
}

#[repr(C)]
pub struct File {
    struct_size: u32,
    node_count: u32,
    nodes: *const Node,
    symbol_count: u32,
    reserved: u32,
    symbols: *const Text,
    path: Text,
    source: Text,
}

#[repr(C)]
pub struct Check {
    struct_size: u32,
    severity: u32,
    id: Text,
    title: Text,
    literals: *const Text,
    literal_count: usize,
    rules: *const Text,
    rule_count: usize,
    off_by_default: u32,
    fixable: u32,
}

#[repr(C)]
pub struct Finding {
    struct_size: u32,
    start: u32,
    end: u32,
    message: Text,
    edits: *const c_void,
    edit_count: usize,
}

#[repr(C)]
pub struct Host {
    struct_size: u32,
    abi_major: u32,
    abi_minor: u32,
    context: *mut c_void,
    report: extern "C" fn(*mut c_void, *const Finding),
}

#[repr(C)]
pub struct Plugin {
    struct_size: u32,
    abi_major: u32,
    abi_minor: u32,
    id: Text,
    version: Text,
    checks: *const Check,
    check_count: usize,
    check: extern "C" fn(*const Host, *const File, u32),
    answer: *const c_void,
}

unsafe impl Sync for Text {}
unsafe impl Sync for Check {}
unsafe impl Sync for Plugin {}

const fn text(text: &'static str) -> Text {
    Text { bytes: text.as_ptr() as *const c_char, length: text.len() }
}

const OPERATOR: u16 = 28;
const FORCE: u16 = 14;

static LITERALS: [Text; 1] = [text("!")];
static CHECKS: [Check; 2] = [
    Check {
        struct_size: std::mem::size_of::<Check>() as u32,
        severity: 1,
        id: text("words"),
        title: text("A force that may trap"),
        literals: LITERALS.as_ptr(),
        literal_count: 1,
        rules: std::ptr::null(),
        rule_count: 0,
        off_by_default: 0,
        fixable: 0,
    },
    Check {
        struct_size: std::mem::size_of::<Check>() as u32,
        severity: 1,
        id: text("bad"),
        title: text("Panics"),
        literals: PANICS.as_ptr(),
        literal_count: 1,
        rules: std::ptr::null(),
        rule_count: 0,
        off_by_default: 0,
        fixable: 0,
    },
];
static PANICS: [Text; 1] = [text("panic")];

fn slice_of<'a, T>(start: *const T, count: usize) -> &'a [T] {
    if start.is_null() { &[] } else { unsafe { slice::from_raw_parts(start, count) } }
}

extern "C" fn check(host: *const Host, file: *const File, index: u32) {
    let (host, file) = unsafe { (&*host, &*file) };
    if index == 1 {
        panic!("no {} in Rust", "luck");
    }
    let symbols = slice_of(file.symbols, file.symbol_count as usize);
    for node in slice_of(file.nodes, file.node_count as usize) {
        let name = symbols.get(node.name as usize).map(|text| slice_of(text.bytes as *const u8, text.length));
        let message = match (node.kind, name) {
            (OPERATOR, Some(b"try!")) => "try! ends the app on an error",
            (FORCE, _) => "! ends the app on nil",
            _ => continue,
        };
        let finding = Finding {
            struct_size: std::mem::size_of::<Finding>() as u32,
            start: node.anchor,
            end: node.anchor_end,
            message: text(message),
            edits: std::ptr::null(),
            edit_count: 0,
        };
        (host.report)(host.context, &finding);
    }
}

static PLUGIN: Plugin = Plugin {
    struct_size: std::mem::size_of::<Plugin>() as u32,
    abi_major: 1,
    abi_minor: 0,
    id: text("rusty"),
    version: text("1.0"),
    checks: CHECKS.as_ptr(),
    check_count: CHECKS.len(),
    check,
    answer: std::ptr::null(),
};

#[no_mangle]
pub extern "C" fn swiftkit_plugin_entry(major: u32, _minor: u32) -> *const Plugin {
    if major == 1 { &PLUGIN } else { std::ptr::null() }
}
