declare module 'fxa-common-password-list' {
  /** Whether the list contains exactly this password (8 or more characters, mostly lowercase). */
  const list: { test(password: string): boolean };
  export default list;
}
