# Sourced: 'expect NAME CODE TEXT COMMAND...' runs a command, and complains unless it ends with CODE and says TEXT.
wrong=0
expect() {
    name=$1 code=$2 text=$3
    shift 3
    ended=0
    output=$("$@" 2>&1) || ended=$?
    case "$output" in
    *"$text"*) ;;
    *) ended="$ended without '$text'" ;;
    esac
    if [ "$ended" = "$code" ]; then
        echo "  held    $name"
    else
        wrong=1
        echo "  FAILED  $name: ended with $ended, $code was due; it said:"
        echo "$output" | head -20
    fi
}
