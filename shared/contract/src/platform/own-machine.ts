const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether what listens on an address of a network interface, `HOST`, is reached from this machine alone. */
export const isOwnMachine = (host: string): boolean => LOOPBACK.test(host);
