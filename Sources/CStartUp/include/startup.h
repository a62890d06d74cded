/* Nothing is called: what startup.c holds runs by itself, before anything of Swift. */
