import type { FastifyRequest } from 'fastify';
import { commonProblems } from '../../../contract/api/problems.ts';
import type { UploadedFile } from './call.ts';
import { problemsOf } from './problem.ts';
import { isStorableText } from './storable.ts';

const problem = problemsOf(commonProblems);

interface FormWithFile {
  /** The fields before the file: those after it arrive only once it is read. */
  readonly form: URLSearchParams;
  /** Null where none was chosen. */
  readonly file: UploadedFile | null;
}

/** A multipart form up to its first file. A truncated or malformed form is the sender's error: `invalid_input`. */
export async function formWithFile(request: FastifyRequest): Promise<FormWithFile> {
  const form = new URLSearchParams();
  const parts = request.parts();
  const next = () =>
    parts.next().catch((error: unknown) => {
      request.log.info({ err: error }, 'unreadable form');
      throw problem('invalid_input');
    });
  for (let { value: part, done } = await next(); part && !done; { value: part, done } = await next()) {
    if (part.type === 'field') form.append(part.fieldname, String(part.value));
    else if (!part.filename) part.file.resume();
    else if (isStorableText(part.filename)) return { form, file: { name: part.filename, content: wholeOf(part.file) } };
    else throw problem('invalid_input');
  }
  return { form, file: null };
}

/** A form may also end within its file, which shows only on reading it. */
async function* wholeOf(file: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* file;
  } catch {
    throw problem('invalid_input');
  }
}
