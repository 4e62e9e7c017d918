import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settings } from '../settings.ts';
import { type Film, films } from './films.ts';
import { addFilm } from './record.ts';

/** `npm run studio:films -- [handle …]`: makes all films, or those named, from the existing photographs. Needs ffmpeg. */
const { positionals } = parseArgs({ allowPositionals: true });
for (const film of films) if (positionals.length === 0 || positionals.includes(film.handle)) make(film);

function make({ handle, title, pictures }: Film): void {
  const { side, rate, each, fade } = settings.film;
  const frames = Math.round(rate * each);
  // Enlarge first: cropping at whole pixels would make the zoom jitter.
  const nearer = `scale=2400:2400,zoompan=z='1+0.05*on/${frames}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=${frames}:s=${side}x${side}:fps=${rate}`;
  const shots = pictures.map((_, at) => `[${at}:v]${nearer},format=yuv420p[s${at}]`);
  const joints = pictures.slice(1).map((_, at) => {
    const before = at === 0 ? '[s0]' : `[j${at}]`;
    const offset = (each - fade) * (at + 1);
    return `${before}[s${at + 1}]xfade=transition=fade:duration=${fade}:offset=${offset.toFixed(2)}[j${at + 1}]`;
  });
  const inputs = pictures.flatMap((picture) => ['-i', join(settings.media, picture)]);
  const coding = [
    '-map',
    `[j${pictures.length - 1}]`,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '27',
    '-movflags',
    '+faststart',
    '-an',
  ];
  const file = `${handle}/film.mp4`;
  const graph = [...shots, ...joints].join(';');
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...inputs, '-filter_complex', graph, ...coding, join(settings.media, file)]);
  addFilm({ handle, title, file, poster: pictures[0] ?? '' });
}
