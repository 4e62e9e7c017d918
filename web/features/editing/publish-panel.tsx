import type { FormEvent } from 'react';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { momentInput, shopZoneName } from '../../ui/browser/shop-time.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import type { EditorState } from './document-editor.tsx';
import styles from './publish-panel.module.css';

/** The published version of a document, and its schedule. */
export interface Standing {
  /** Null when it is not published. */
  readonly public: { readonly version: number; readonly since: string; readonly by: string } | null;
  /** Next first; a null version unpublishes the document. */
  readonly planned: readonly { readonly id: number; readonly version: number | null; readonly at: string; readonly by: string }[];
}

/** An invalid date: the error, and the date as typed. */
export interface MomentFault {
  readonly words: string;
  readonly typed: string;
}

interface PublishPanelProps {
  standing: Standing;
  state: EditorState;
  /** URL that the forms post to. */
  action: string;
  mayPublish: boolean;
  /** Site-wide content cannot be unpublished. */
  mayWithdraw: boolean;
  /** Error of the date to publish at; the other one is of the date to unpublish at. */
  fault: MomentFault | null;
  withdrawalFault: MomentFault | null;
}

/** Publishes, schedules and unpublishes a document. The forms work without script; with script, the draft is saved first. */
export function PublishPanel({ standing, state, action, mayPublish, mayWithdraw, fault, withdrawalFault }: PublishPanelProps) {
  const { number, isDirty, save } = state;
  const savedFirst = async (event: FormEvent<HTMLFormElement>) => {
    if (!isDirty) return;
    event.preventDefault();
    const form = event.currentTarget;
    // Submit again, with the new version number.
    if (await save()) setTimeout(() => form.requestSubmit());
  };
  const isOut = standing.public?.version === number && !isDirty;
  return (
    <section className={styles.panel} aria-label="Publishing">
      <h2>{standing.public ? 'Published' : 'Not published'}</h2>
      <p className={styles.words}>
        {standing.public
          ? `Version ${standing.public.version}, published ${shopMomentOf(standing.public.since)} by ${standing.public.by}.`
          : 'Shoppers can’t see this yet.'}
        {standing.public && !isOut && ' The draft has unpublished changes.'}
      </p>
      {standing.planned.length > 0 && (
        <ul className={styles.plans}>
          {standing.planned.map((plan) => (
            <li key={plan.id}>
              <p>
                {plan.version === null ? 'Unpublish' : `Publish version ${plan.version}`} on <strong>{shopMomentOf(plan.at)}</strong>,
                scheduled by {plan.by}
              </p>
              {mayPublish && (
                <form method="post" action={action}>
                  <input type="hidden" name="action" value="cancel" />
                  <input type="hidden" name="publicationId" value={plan.id} />
                  <Button type="submit" size="small" variant="quiet">
                    Remove from schedule
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayPublish ? (
        <>
          <form method="post" action={action} onSubmit={savedFirst}>
            <input type="hidden" name="action" value="publish" />
            <input type="hidden" name="version" value={number} />
            <input type="hidden" name="basedOn" value={standing.public?.version ?? ''} />
            <Button type="submit" wide disabled={isOut} variant={isDirty ? 'secondary' : 'primary'}>
              {isOut ? 'This version is published' : isDirty ? 'Save and publish' : 'Publish now'}
            </Button>
          </form>
          <Disclosure
            title={mayWithdraw && standing.public ? 'Schedule or unpublish' : 'Schedule'}
            open={fault !== null || withdrawalFault !== null}
          >
            <form className={styles.form} method="post" action={action} onSubmit={savedFirst}>
              <input type="hidden" name="action" value="publish" />
              <input type="hidden" name="version" value={number} />
              <input type="hidden" name="basedOn" value={standing.public?.version ?? ''} />
              <Field
                label="Publish on"
                {...momentInput}
                name="at"
                hint={shopZoneName}
                defaultValue={fault?.typed}
                error={fault?.words}
                required
              />
              <Button type="submit" size="small" variant="secondary">
                Schedule
              </Button>
            </form>
            {mayWithdraw && standing.public && (
              <form className={styles.form} method="post" action={action}>
                <input type="hidden" name="action" value="unpublish" />
                <input type="hidden" name="basedOn" value={standing.public.version} />
                <Field
                  label="Unpublish on"
                  {...momentInput}
                  name="at"
                  hint={`${shopZoneName}. Leave empty to unpublish now.`}
                  defaultValue={withdrawalFault?.typed}
                  error={withdrawalFault?.words}
                />
                <Button type="submit" size="small" variant="secondary">
                  Unpublish
                </Button>
              </form>
            )}
          </Disclosure>
        </>
      ) : (
        <p className={styles.words}>You can edit drafts. A content editor publishes them.</p>
      )}
    </section>
  );
}
