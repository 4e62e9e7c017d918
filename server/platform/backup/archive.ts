import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { create, extract } from 'tar';

/** The archive cannot be read with this passphrase, or is damaged or cut short. */
export class UnreadableArchive extends Error {
  constructor(cause: unknown) {
    super('The backup cannot be read: the passphrase is another one, or the file is damaged.', { cause });
  }
}

/**
 * Writes files and folders of `folder` into an encrypted archive, which is complete or not there. Links are followed. Without us it is read by
 * `age --decrypt FILE | tar xz` (age-encryption.org/v1).
 */
export async function writeArchive(file: string, folder: string, names: readonly string[], passphrase: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const packed = create({ cwd: folder, follow: true, portable: true, gzip: { level: 3 } }, [...names]);
  const part = `${file}.part`;
  try {
    const encrypted = await encrypter.encrypt(Readable.toWeb(Readable.from(packed)) as ReadableStream<Uint8Array>);
    await pipeline(Readable.fromWeb(encrypted as never), createWriteStream(part, { mode: 0o600 }));
    const written = await open(part, 'r+');
    await written.sync();
    await written.close();
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Extracts an archive into a folder. Throws `UnreadableArchive`. */
export async function readArchive(file: string, folder: string, passphrase: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const encrypted = createReadStream(file);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(encrypted) as ReadableStream<Uint8Array>);
    await pipeline(Readable.fromWeb(plain as never), extract({ cwd: folder, strict: true, noChmod: true }));
  } catch (error) {
    throw isMissing(error) ? error : new UnreadableArchive(error);
  } finally {
    encrypted.destroy();
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
