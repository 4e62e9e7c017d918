declare module 'fxa-common-password-list' {
  /** Whether the list has exactly this password (8 and more characters, as they were found: mostly lower case). */
  const list: { test(password: string): boolean };
  export default list;
}
