import type { InjectOptions } from 'fastify';
import type { WrittenReview } from '../../../contract/reviews/write-review.ts';
import type { TestShop } from '../../../test/support/app.ts';
import { signedIn } from '../../../test/support/customers.ts';

let addresses = 0;

/** A visitor with one session and their own address. */
export interface Asker {
  send(
    request: Omit<InjectOptions, 'headers'> & { url: string; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Body }>;
}
// biome-ignore lint/suspicious/noExplicitAny: tests state what they expect in it
type Body = any;

function asker(shop: TestShop, cookies: Record<string, string>): Asker {
  const remoteAddress = `10.9.${(++addresses >> 8) & 255}.${addresses & 255}`;
  return {
    async send({ headers, ...request }) {
      const response = await shop.app.inject({
        remoteAddress,
        cookies,
        headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original', ...headers },
        ...request,
      });
      for (const { name, value } of response.cookies) cookies[name] = value;
      return { status: response.statusCode, body: response.json() };
    },
  };
}

export const guest = (shop: TestShop): Asker => asker(shop, {});

export async function customer(shop: TestShop): Promise<Asker & { customerId: number }> {
  const { token, customerId } = await signedIn(shop);
  return { ...asker(shop, { session_token: token, '__Host-session_token': token }), customerId };
}

export const written = (productId: number, more: Partial<WrittenReview> = {}) => ({
  productId,
  stars: 4,
  title: 'Soft but steady',
  text: 'We have sat on it every evening for a month, and it has kept its shape.',
  author: 'Ana R.',
  answers: {},
  photoIds: [],
  ...more,
});

export const submit = (who: Asker, review: object) => who.send({ method: 'POST', url: '/api/reviews/write/submit', payload: { review } });

/** Sends a file as a browser's form does. */
export function upload(who: Asker, productId: number, content: Uint8Array, name = 'sofa.jpg') {
  const boundary = '----mantel-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return who.send({
    method: 'POST',
    url: `/api/reviews/write/media?productId=${productId}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
