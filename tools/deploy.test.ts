import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../server/platform/config/config.ts';
import { environment } from '../server/platform/config/environment.ts';
import { freePort } from '../test/support/shop-process.ts';

/** What stands around the shop (docs/operations/deploy.md), each file checked by its own program where that is installed. */
const deploy = join(import.meta.dirname, '../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const has = (program: string) => spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0;
const home = mkdtempSync(join(tmpdir(), 'mantel-deploy-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The example's variables, as systemd and a shell read them. */
const example = Object.fromEntries(
  [...read('mantel.env.example').matchAll(/^([A-Z_]+)="?(.*?)"?$/gm)].map(([, name = '', value = '']) => [name, value]),
);

describe('[architecture: going live] the example of an environment', () => {
  it('names only what the shop or its backup reads', () => {
    const known = new Set([...Object.keys(environment.shape), 'BACKUP_PASSPHRASE']);
    expect(Object.keys(example).filter((name) => !known.has(name))).toEqual([]);
  });

  it('makes a shop that starts once its secrets are there, behind one proxy and reachable through it alone', () => {
    const secrets = {
      MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw',
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const config = readConfig({ ...example, ...secrets });
    expect(config).toMatchObject({ stage: 'production', trustedProxies: 1, host: '127.0.0.1', port: 3000, workers: 2 });
    expect(() => readConfig(example)).toThrow('MANTEL_SECRET');
  });
});

describe.skipIf(!has('systemd-analyze'))('[architecture: going live] the systemd units', () => {
  const units = ['mantel.service', 'mantel-backup.service', 'mantel-backup.timer'];
  beforeAll(() => {
    const here = join(home, 'units');
    mkdirSync(here);
    // The program is not installed here, and neither is the user.
    for (const unit of units)
      writeFileSync(join(here, unit), read(`systemd/${unit}`).replaceAll('/opt/mantel/current/mantel', '/bin/true'));
  });

  it('hold', () => {
    const paths = units.map((unit) => join(home, 'units', unit));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...paths], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('expose little', () => {
    const rated = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', '--threshold=25', join(home, 'units/mantel.service')],
      {
        encoding: 'utf8',
      },
    );
    expect(rated.status, rated.stdout.split('\n').slice(-3).join('\n') + rated.stderr).toBe(0);
  });
});

describe.skipIf(!has('nginx') || !has('openssl'))('[architecture: going live] the nginx configuration', () => {
  const conf = () => read('nginx/mantel.conf');
  /** A whole configuration around the file, with a certificate and ports of this test. */
  async function prepare(upstream: number): Promise<{ file: string; log: string; plain: number; secure: number }> {
    const plain = await freePort();
    const secure = await freePort();
    const folder = join(home, 'nginx');
    mkdirSync(join(folder, 'tls'), { recursive: true });
    const key = join(folder, 'tls/privkey.pem');
    const certificate = join(folder, 'tls/fullchain.pem');
    const subject = ['-subj', '/CN=shop.example.com', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    execFileSync('openssl', ['req', '-x509', '-nodes', ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const here = conf()
      .replaceAll(/^\s*listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replaceAll('/etc/letsencrypt/live/shop.example.com', join(folder, 'tls'))
      .replaceAll('/var/log/nginx', folder);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join('\n');
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const around = `${user}\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${here}\n}\n`;
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, around);
    return { file, log: join(folder, 'access.log'), plain, secure };
  }
  const nginx = (...args: string[]) =>
    spawn('nginx', args, { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }, stdio: ['ignore', 'pipe', 'pipe'] });

  it('holds, and speaks HTTP/2 for the shop, which sees the visitor’s address and no other', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const shop = createServer((asked, answer) => {
      seen.push(asked.headers);
      answer.end(asked.url);
    });
    shop.listen(0, '127.0.0.1');
    await once(shop, 'listening');
    const { file, log, plain, secure } = await prepare((shop.address() as AddressInfo).port);
    const checked = nginx('-t', '-c', file);
    const said = await text(checked.stderr);
    expect(said).toContain('test is successful');
    expect(said).not.toContain('[emerg]');

    const running = nginx('-c', file, '-g', 'daemon off;');
    running.stderr.resume();
    try {
      const open = () => fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }).catch(() => null);
      for (let tries = 0; tries < 100 && !(await open()); tries++) await sleep(50);
      const moved = await new Promise<{ status: number | undefined; to: string | undefined }>((tell) => {
        request({ port: plain, host: '127.0.0.1', path: '/a?b=c', headers: { host: 'shop.example.com' } }, (answer) => {
          answer.resume();
          tell({ status: answer.statusCode, to: answer.headers.location });
        }).end();
      });
      expect(moved).toEqual({ status: 301, to: 'https://shop.example.com/a?b=c' });

      const session = connect(`https://127.0.0.1:${secure}`, { rejectUnauthorized: false, servername: 'shop.example.com' });
      const ask = async (path: string) => {
        const referer = 'https://shop.example.com/verify-email?token=a-secret';
        const stream = session.request({ ':path': path, ':authority': 'shop.example.com', 'x-forwarded-for': '198.51.100.1', referer });
        const [headers] = await once(stream, 'response');
        return { status: headers[':status'], body: await text(stream), retryAfter: headers['retry-after'] };
      };
      expect(await ask('/products/x?y=z')).toEqual({ status: 200, body: '/products/x?y=z' });
      expect(session.alpnProtocol).toBe('h2');
      expect(seen.at(-1)).toMatchObject({ host: 'shop.example.com', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
      for (const path of ['/metrics', '/healthz', '/readyz']) expect((await ask(path)).status, path).toBe(404);
      for (const path of ['/password-reset?token=a-secret', '/pay/a-secret', '/api/accounts/password-reset/validate/a-secret?x=a-secret'])
        expect((await ask(path)).status, path).toBe(200);
      // A request is logged once its answer has left.
      for (const path of ['/a', '/password-reset', '/pay/...', '/api/accounts/password-reset/validate/...'])
        await expect.poll(() => readFileSync(log, 'utf8')).toContain(`"GET ${path}" `);
      expect(readFileSync(log, 'utf8')).not.toContain('a-secret');
      // Many pages at once are too many, but never the files of a page.
      const many = await Promise.all(Array.from({ length: 700 }, () => ask('/c/lamps')));
      expect(new Set(many.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['200 undefined', '429 1']));
      expect((await ask('/assets/entry.js')).status).toBe(200);
      session.close();
    } finally {
      const ended = once(running, 'exit');
      running.kill('SIGQUIT');
      await ended;
      shop.close();
    }
  }, 60_000);
});

describe.skipIf(!has('caddy'))('[architecture: going live] the Caddyfile', () => {
  it('holds', () => {
    const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'caddy/Caddyfile')], {
      encoding: 'utf8',
      env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    });
    expect(status, stderr).toBe(0);
    const formatted = spawnSync('caddy', ['fmt', join(deploy, 'caddy/Caddyfile')], { encoding: 'utf8' });
    expect(formatted.stdout).toBe(read('caddy/Caddyfile'));
  });
});

const inKubernetes = (wanted: string, name?: string) =>
  read('kubernetes/mantel.yaml')
    .split(/^---$/m)
    .map((one) => parse(one))
    .find(({ kind, metadata }) => kind === wanted && metadata.name === (name ?? metadata.name));

it('[architecture: going live] the ingress limits what one address asks, and logs no addresses', () => {
  const ingress = inKubernetes('Ingress');
  expect(ingress.metadata.annotations).toMatchObject({
    'nginx.ingress.kubernetes.io/limit-rps': '200',
    'nginx.ingress.kubernetes.io/enable-access-log': 'false',
  });
});

it('[architecture: going live] the ingress keeps health and metrics to the cluster, as the other proxies do', () => {
  const { paths } = inKubernetes('Ingress').spec.rules[0].http;
  const nowhere = inKubernetes('Service', 'mantel-nowhere');
  expect(nowhere.spec).not.toHaveProperty('selector');
  for (const path of ['/metrics', '/healthz', '/readyz']) {
    const closed = { path, pathType: 'Exact', backend: { service: { name: nowhere.metadata.name, port: { name: 'http' } } } };
    expect(paths).toContainEqual(closed);
  }
});

it.each(['mantel-web', 'mantel-jobs'])('[architecture: going live] a rollout of %s waits as long as a migration may take', (name) => {
  const { progressDeadlineSeconds, template } = inKubernetes('Deployment', name).spec;
  const { periodSeconds, failureThreshold } = template.spec.containers[0].startupProbe;
  expect(progressDeadlineSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
});

it('[ops: postgres] all pods together leave PostgreSQL some connections', () => {
  const { maxReplicas } = inKubernetes('HorizontalPodAutoscaler').spec;
  const jobs = inKubernetes('Deployment', 'mantel-jobs').spec.replicas;
  const { maxSurge } = inKubernetes('Deployment', 'mantel-web').spec.strategy.rollingUpdate;
  // Jobs have a second pod during an update, too. Each pod has one more connection to listen on.
  const processes = maxReplicas + maxSurge + jobs + 1;
  expect(processes * (Number(inKubernetes('ConfigMap').data.DATABASE_POOL) + 1)).toBeLessThanOrEqual(90);
});

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly read_only?: boolean;
        readonly cap_drop?: string[];
        readonly image?: string;
        readonly ports?: string[];
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: string[];
        readonly command?: string[];
      }
    >
  >;
}

const inCompose = (): Compose => parse(read('docker/compose.yaml'));

describe('[architecture: going live] containers', () => {
  it('run the archive as nobody, with a health check', () => {
    const file = read('docker/Dockerfile');
    expect(file).toMatch(/^USER 10001:10001$/m);
    expect(file).toMatch(/^HEALTHCHECK .*\\\n.*readyz/m);
    // The archive's program and its Node, as the launcher has them.
    expect(file).toContain('"/opt/mantel/node_modules/node/bin/node"');
    expect(file.trim().split('\n').at(-2)).toBe('ENTRYPOINT ["/opt/mantel/mantel"]');
  });

  it('have a read-only root, and only the proxy has ports', () => {
    const { services } = inCompose();
    expect(services.shop).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['proxy']);
  });

  it('serve the name they are given', () => {
    expect(inCompose().services.proxy?.environment?.SHOP_NAME).toContain('SHOP_NAME');
    expect(read('caddy/Caddyfile')).toMatch(/^\{\$SHOP_NAME:shop\.example\.com\} \{$/m);
  });

  it('back up what the shop writes', () => {
    const { shop, backup } = inCompose().services;
    expect(backup).toMatchObject({ image: shop?.image, read_only: true, cap_drop: ['ALL'] });
    expect(backup?.environment).toMatchObject({ DATABASE_URL: shop?.environment?.DATABASE_URL, DATA_DIR: '/data' });
    expect(backup?.volumes).toEqual(expect.arrayContaining(shop?.volumes ?? []));
  });
});

describe('[ops: backups] every night', () => {
  const systemd = () =>
    [...read('systemd/mantel-backup.service').matchAll(/^ExecStopPost=(.*)$/gm)]
      .map(([, line = '']) => line.replaceAll('$$', '$'))
      .join('\n');
  const kubernetes = (): string => inKubernetes('CronJob').spec.jobTemplate.spec.template.spec.containers[0].command[2];
  const compose = () => inCompose().services.backup?.command?.[0]?.replaceAll('$$', '$') ?? '';

  const ways = [
    ['systemd', systemd, 0],
    ['Kubernetes', kubernetes, 1],
    ['compose', compose, 0],
  ] as const;

  /** What is left of files so many days old after a night whose backup fails; `status` is how the script ends. */
  function leftOf(days: Readonly<Record<string, number>>, script: () => string, status: number): string[] {
    const folder = mkdtempSync(join(home, 'backups-'));
    for (const [name, age] of Object.entries(days)) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), new Date(), new Date(Date.now() - age * 86_400_000 - 60_000));
    }
    const commands = script()
      .replaceAll('/opt/mantel/mantel', 'false')
      .replaceAll(/\/var\/lib\/mantel-backups|\/backups/g, folder);
    // One night passes at once, and no other comes.
    const ended = spawnSync('sh', ['-c', `sleep() { [ -z "$slept" ] && slept=1; }\n${commands}`], { encoding: 'utf8' });
    expect([ended.status, ended.stderr]).toEqual([status, '']);
    return readdirSync(folder).sort();
  }

  it.each(ways)('copies over thirty days old are deleted, also when the backup fails: by %s', (_by, script, status) => {
    const days = { 'mantel-old.age': 31, 'mantel-old.age.part': 31, 'mantel-new.age': 29, 'notes.txt': 31 };
    expect(leftOf(days, script, status)).toEqual(['mantel-new.age', 'notes.txt']);
  });

  it.each(ways)('the last complete copies stay, however old, while backups fail: by %s', (_by, script, status) => {
    expect(leftOf({ 'mantel-old.age': 31, 'mantel-new.age.part': 1 }, script, status)).toEqual(['mantel-new.age.part', 'mantel-old.age']);
  });
});

it('[architecture: going live] the shell script is one that a plain shell reads', () => {
  cpSync(join(deploy, 'switch'), join(home, 'switch'));
  expect(spawnSync('sh', ['-n', join(home, 'switch')]).status).toBe(0);
  expect(spawnSync(join(home, 'switch'), []).status).toBe(2);
});
