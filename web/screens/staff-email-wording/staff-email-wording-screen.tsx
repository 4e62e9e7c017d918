import { type KeyboardEvent, useRef } from 'react';
import { type EmailPart, emailPartKeys } from '../../../contract/settings/wording/wording.ts';
import { emailPartTitles } from '../../features/staff/email-parts.ts';
import formStyles from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { staffEmailWording, staffWording } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, TextArea } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StaffEmailWordingData } from './staff-email-wording-data.ts';
import styles from './staff-email-wording-screen.module.css';

/** The words of one email, with a preview and a test email. */
function StaffEmailWordingScreen({ data }: { data: StaffData<StaffEmailWordingData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading={data.shown?.title}
      lead={<a href={staffWording()}>All emails of {data.me.brand}</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <div className={styles.columns}>
          <Words {...shown} />
          <Preview {...shown} />
          <Test {...shown} />
        </div>
      )}
    </StaffFrame>
  );
}

/** The test belongs to it too, so that what is typed is sent. */
const wordsForm = 'words';

function Words({ kind, version, typed, defaults, changed, placeholders, errors }: StaffEmailWordingData) {
  const part = (name: EmailPart) => ({
    label: emailPartTitles[name],
    name,
    defaultValue: typed[name],
    placeholder: defaults[name],
    error: errors[name],
    ...(changed.includes(name) && defaults[name] !== '' && { hint: `Default: ${defaults[name]}` }),
    autoComplete: 'off',
  });
  return (
    <Panel
      title="Words"
      lead="An empty field follows its default. The email’s items, amounts, addresses and buttons are added below the opening."
    >
      <form id={wordsForm} className={formStyles.stack} method="post" action={staffEmailWording({ email: kind })}>
        <input type="hidden" name="version" value={version} />
        <p className={styles.placeholders}>Placeholders you can use: {placeholders.join(' ')}</p>
        <Field {...part('subject')} />
        <Field {...part('heading')} />
        <TextArea {...part('opening')} rows={5} />
        <TextArea {...part('closing')} rows={3} optional hint="At the end of the email. Each line is a paragraph." />
        <div className={styles.actions}>
          {/* First, because the Enter key presses it in the words. */}
          <Button type="submit" name="action" value="preview" variant="secondary" formNoValidate>
            Preview
          </Button>
          <Button type="submit" name="action" value="save" formNoValidate>
            Save text
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function Preview({ preview, title, errors }: StaffEmailWordingData) {
  const isSaved = emailPartKeys.some((part) => errors[part] !== undefined);
  return (
    <Panel title="Preview" lead={isSaved ? 'The saved text, with sample data.' : 'With sample data.'}>
      {preview ? (
        <>
          <p>
            <strong>Subject line:</strong> {preview.subject}
          </p>
          <iframe className={styles.frame} title={`Preview of “${title}”`} sandbox="" srcDoc={preview.html} />
        </>
      ) : (
        <Notice>This text can’t be previewed. Correct the errors first.</Notice>
      )}
    </Panel>
  );
}

function Test({ hasServer, to, errors }: StaffEmailWordingData) {
  const button = useRef<HTMLButtonElement>(null);
  /** Enter would press the form's first button, which previews. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit(button.current);
  };
  return (
    <Panel title="Test" lead="Sends this email as typed here, saved or not, with sample data right away.">
      {hasServer ? (
        <div className={formStyles.stack}>
          <Field
            label="Send to"
            name="to"
            type="email"
            autoComplete="email"
            maxLength={200}
            form={wordsForm}
            required
            defaultValue={to}
            error={errors.to}
            onKeyDown={onKeyDown}
          />
          <noscript>
            <p className={formStyles.hint}>Use the button: pressing Enter shows a preview instead.</p>
          </noscript>
          <div className={styles.actions}>
            <Button ref={button} type="submit" name="action" value="test" form={wordsForm} variant="secondary">
              Send test email
            </Button>
          </div>
        </div>
      ) : (
        <Notice>The shop has no mail server yet, so emails stay in the outbox. Set SMTP_URL and restart the shop to send them.</Notice>
      )}
    </Panel>
  );
}

export default island('screens/staff-email-wording/staff-email-wording-screen', StaffEmailWordingScreen);
