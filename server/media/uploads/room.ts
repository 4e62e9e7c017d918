/** Bytes of all photos that are read or wait to be re-encoded: eight of the largest, or some twenty of a phone. */
const most = 64 * 1024 * 1024;

/** How much memory uploads take together, since fifty that wait could take ten times as much. */
export class UploadRoom {
  #taken = 0;

  get isFull(): boolean {
    return this.#taken >= most;
  }

  /** Takes room for bytes that have arrived; false where there is too little. */
  take(bytes: number): boolean {
    if (this.#taken + bytes > most) return false;
    this.#taken += bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#taken -= bytes;
  }
}
