import { parseArgs } from 'node:util';
import { role } from '../contract/staff/staff-roles.schemas.ts';
import { type Role, roleNames } from '../contract/staff/staff-roles.ts';
import { staffSetUp } from '../contract/urls/staff.ts';
import { readConfig } from '../server/platform/config/config.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import { withShop } from '../server/shop.ts';
import { createMember, disableMember, listMembers, memberIdOf, resetMember, setRole } from '../server/staff/index.ts';
import { asCalled } from './output/as-called.ts';
import { runCommand, UsageError } from './output/run-command.ts';

/** `npm run staff`: manages staff members (docs/how-to/staff.md). Exits with 0, 1 when refused, 2 when it could not run. */
const usage = asCalled(`npm run staff -- list
npm run staff -- create EMAIL --name NAME --role ROLE
npm run staff -- set-role EMAIL --role ROLE
npm run staff -- disable EMAIL
npm run staff -- reset-second-factor EMAIL
ROLE is one of ${role.options.join(', ')}`);

const wrong = (): UsageError => new UsageError(`Usage:\n${usage}`);

function roleOf(given: string | undefined): Role {
  const read = role.safeParse(given);
  if (!read.success) throw wrong();
  return read.data;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' }, role: { type: 'string' } } });
  const [command, email, ...more] = positionals;
  if (more.length > 0 || (command === 'list') === Boolean(email)) throw wrong();
  const config = readConfig(process.env);
  const showLink = (token: string) =>
    console.log(`A day's time to follow this link, once, and choose a password:\n${config.publicUrl}${staffSetUp({ token })}`);
  await withShop(config, async (shop) => {
    // A demonstration's time may have been moved; links expire by it.
    const now = clockOf(shop.database).now();
    if (!email) return list(shop.database.read);
    switch (command) {
      case 'create': {
        if (!values.name) throw wrong();
        return showLink(await createMember(shop, { email, name: values.name, role: roleOf(values.role) }, null, now));
      }
      case 'set-role':
        return setRole(shop, await memberIdOf(shop, email), roleOf(values.role), null, now);
      case 'disable':
        return disableMember(shop, await memberIdOf(shop, email), null, now);
      case 'reset-second-factor':
        return showLink(await resetMember(shop, await memberIdOf(shop, email), null, now));
      default:
        throw wrong();
    }
  });
}

async function list(db: Parameters<typeof listMembers>[0]): Promise<void> {
  const members = await listMembers(db);
  for (const { email, name, role, disabledAt, passwordHash } of members) {
    const state = disabledAt ? 'disabled' : passwordHash ? 'active' : 'invited';
    console.log([email, name, roleNames[role], state].join('  ·  '));
  }
  if (members.length === 0) console.log(asCalled('Nobody yet. Begin with: npm run staff -- create EMAIL --name NAME --role administrator'));
}

await runCommand(main);
