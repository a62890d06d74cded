/*
 * What the packages beneath swiftkit ask of macOS' C library, beyond darwin.h: pthread_key_create(3), stdio(3),
 * intro(2). Their functions are not looked into, only their declarations.
 */
typedef unsigned long pthread_key_t;
typedef struct __sFILE FILE;
extern FILE *__stdinp, *__stdoutp, *__stderrp;
#define stdin __stdinp
#define stdout __stdoutp
#define stderr __stderrp
#define errno (*__error())
int fflush(FILE *);
int snprintf(char *restrict, size_t, const char *restrict, ...);
