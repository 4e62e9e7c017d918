/** The full path of a program, if installed. */
export function onPath(program: string): string | undefined;
/** Installs Debian packages where possible: as root on a Debian machine. */
export function aptInstall(packages: readonly string[]): void;
