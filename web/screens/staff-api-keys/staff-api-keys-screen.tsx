import { keyScopes } from '../../../contract/staff/api-keys.ts';
import { permissionWords } from '../../../contract/staff/staff-roles.ts';
import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffApiKeys } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { CopyButton } from '../../ui/form/copy-button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { Pages } from '../../ui/pages.tsx';
import { KeyTable } from './key-table.tsx';
import type { StaffApiKeysData } from './staff-api-keys-data.ts';
import styles from './staff-api-keys-screen.module.css';

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '', label: 'Never' },
];

/** API keys for other systems, and the form that creates one. */
function StaffApiKeysScreen({ data }: { data: StaffData<StaffApiKeysData> }) {
  return (
    <StaffFrame
      data={data}
      place="api-keys"
      heading="API keys"
      lead="Let other systems, such as an ERP, call the staff API. Everything a key does is recorded in the audit log under its name."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {shown.created && <Created {...shown.created} />}
          {shown.listed.total === 0 ? <EmptyState title="No API keys yet" /> : <KeyTable keys={shown.listed.keys} />}
          <Pages page={shown.listed.page} pages={shown.listed.pages} at={(page) => staffApiKeys({ page })} />
          <Panel title="Create API key" lead="Give it only the permissions that the other system needs.">
            <Create {...shown} />
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

function Created({ name, secret }: NonNullable<StaffApiKeysData['created']>) {
  return (
    <Notice tone="success">
      <p>Copy the key for {name} now. It won’t be shown again.</p>
      <p className={styles.secret}>{secret}</p>
      <CopyButton text={secret} />
    </Notice>
  );
}

function Create({ errors, typed }: StaffApiKeysData) {
  return (
    <form className={styles.create} method="post" action={staffApiKeys()} noValidate>
      <input type="hidden" name="action" value="create" />
      <div className={form.row}>
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          hint="The system that will use it"
          maxLength={60}
          defaultValue={typed.name}
          error={errors.name}
          required
        />
        <Select
          label="Expires after"
          name="expiresInDays"
          defaultValue={typed.expiresInDays}
          options={lifetimes}
          error={errors.expiresInDays}
        />
      </div>
      <fieldset className={styles.permissions} aria-describedby={errors.scopes ? 'scopes-error' : undefined}>
        <legend>Permissions</legend>
        {errors.scopes && (
          <p id="scopes-error" className={styles.error} role="alert">
            {errors.scopes}
          </p>
        )}
        {keyScopes.map((scope) => (
          <Checkbox key={scope} name="scopes" value={scope} defaultChecked={typed.scopes.includes(scope)}>
            {permissionWords[scope]} <code className={form.quiet}>{scope}</code>
          </Checkbox>
        ))}
      </fieldset>
      <Button type="submit">Create key</Button>
    </form>
  );
}

export default island('screens/staff-api-keys/staff-api-keys-screen', StaffApiKeysScreen);
