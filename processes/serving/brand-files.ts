import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Brand } from '../../brands/brand.ts';
import { iconOf } from '../../brands/icon.ts';
import { accountSecurity, home } from '../../contract/urls/shop.ts';
import { asIco, renderIcon } from '../../server/media/index.ts';

/** A brand as its files show it. */
export interface Shown {
  readonly brand: Brand;
  /** The path of the icon that staff have uploaded; null for the brand's own. */
  readonly icon: string | null;
}

interface BrandFileParts {
  /** The brand of the requested host, as staff have set it. */
  shownAt(host: string | undefined): Promise<Shown>;
  /** A stored file's bytes; null when it is gone. */
  read(src: string): Promise<Buffer | null>;
}

const daily = { 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' };
/** An icon is looked at, never run. */
const still = { ...daily, 'content-security-policy': "default-src 'none'; sandbox" };

/** Sides in pixels: of search results and bookmarks, and of a phone's home screen. */
const sides = { result: 48, home: 180 };
/** Rendered icons that are kept: two of each brand. */
const maxKept = 100;

/** Serves what crawlers, browsers and phones ask of every site at these addresses: its icons, its manifest, and where to change a password. */
export function serveBrandFiles(app: FastifyInstance, { shownAt, read }: BrandFileParts): void {
  const rendered = new Map<string, Promise<Buffer>>();
  const uploaded = async (src: string): Promise<Buffer> => {
    const file = await read(src);
    if (!file) throw new Error(`${src} is gone`);
    return file;
  };

  /** What is made of the uploaded icon or, without a readable one, of the brand's own. `key` stands for the drawing: a stored file never changes. */
  async function ofIcon({ brand, icon }: Shown, make: (drawing: () => Promise<Buffer>, key: string) => Promise<Buffer>): Promise<Buffer> {
    try {
      if (icon) return await make(() => uploaded(icon), icon);
    } catch (error) {
      app.log.warn({ err: error }, 'an uploaded icon is not shown');
    }
    const own = await iconOf(brand);
    return make(async () => Buffer.from(own), own);
  }

  /** The icon as a square PNG. Phones cut corners off and show what is clear as black, so theirs has the brand's ground. */
  function picture(shown: Shown, side: number, ground: string | null): Promise<Buffer> {
    return ofIcon(shown, (drawing, drawn) => {
      const key = `${side} ${ground} ${drawn}`;
      const known = rendered.get(key);
      if (known) return known;
      if (rendered.size >= maxKept) rendered.clear();
      const making = drawing().then((file) => renderIcon(file, side, ground));
      rendered.set(key, making);
      making.catch(() => rendered.delete(key));
      return making;
    });
  }

  const isDrawing = (icon: string | null) => icon === null || icon.endsWith('.svg');
  const send = (reply: FastifyReply, type: string, body: Buffer) => reply.headers({ ...still, 'content-type': type }).send(body);

  app.get('/favicon.svg', async (request, reply) => {
    const shown = await shownAt(request.headers.host);
    if (shown.icon && !isDrawing(shown.icon)) return reply.headers(daily).redirect(shown.icon, 302);
    return send(reply, 'image/svg+xml', await ofIcon(shown, (drawing) => drawing()));
  });
  app.get('/favicon.ico', async (request, reply) =>
    send(reply, 'image/x-icon', asIco(await picture(await shownAt(request.headers.host), sides.result, null), sides.result)),
  );
  app.get('/apple-touch-icon.png', async (request, reply) => {
    const shown = await shownAt(request.headers.host);
    return send(reply, 'image/png', await picture(shown, sides.home, shown.brand.mail.paper));
  });
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { brand, icon } = await shownAt(request.headers.host);
    const manifest = {
      name: brand.name,
      short_name: brand.name,
      description: brand.description,
      start_url: home(),
      display: 'browser',
      theme_color: brand.themeColor,
      background_color: brand.mail.paper,
      icons: [
        icon && !isDrawing(icon) ? { src: icon, type: 'image/png' } : { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/apple-touch-icon.png', sizes: `${sides.home}x${sides.home}`, type: 'image/png' },
      ],
    };
    return reply.headers({ ...daily, 'content-type': 'application/manifest+json; charset=utf-8' }).send(JSON.stringify(manifest));
  });
  // Where password managers send whoever changes a password (W3C, "A Well-Known URL for Changing Passwords").
  app.get('/.well-known/change-password', async (_request, reply) => reply.headers(daily).redirect(accountSecurity(), 302));
}
