import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import type { EditorState } from './document-editor.tsx';
import styles from './publish-panel.module.css';
import { shopZoneName } from './shop-time.ts';

/** What is public of a document, and what is going to be. */
export interface Standing {
  /** Null: nothing of it is public. */
  readonly public: { readonly version: number; readonly since: string; readonly by: string } | null;
  /** The next first; a null version takes it out of the public. */
  readonly planned: readonly { readonly id: number; readonly version: number | null; readonly at: string; readonly by: string }[];
}

/** A moment that cannot be, as it was typed. */
export interface MomentFault {
  readonly words: string;
  readonly typed: string;
}

interface PublishPanelProps {
  standing: Standing;
  state: EditorState;
  /** Where its forms are sent. */
  action: string;
  mayPublish: boolean;
  /** What stands on every page is never taken away. */
  mayWithdraw: boolean;
  /** What is wrong with the moment that was asked for: of a publication, or of taking it out. */
  fault: MomentFault | null;
  withdrawalFault: MomentFault | null;
}

/** How a document stands, publishing it now or at a moment, and what is planned. Its forms need no script; with it, what is typed is saved first. */
export function PublishPanel({ standing, state, action, mayPublish, mayWithdraw, fault, withdrawalFault }: PublishPanelProps) {
  const { number, isDirty, save } = state;
  const savedFirst = async (event: FormEvent<HTMLFormElement>) => {
    if (!isDirty) return;
    event.preventDefault();
    const form = event.currentTarget;
    // Once more, with the version that it has become.
    if (await save()) setTimeout(() => form.requestSubmit());
  };
  const isOut = standing.public?.version === number && !isDirty;
  return (
    <section className={styles.panel} aria-label="Publishing">
      <h2>{standing.public ? 'Public' : 'Not public'}</h2>
      <p className={styles.words}>
        {standing.public
          ? `Version ${standing.public.version}, since ${shopMomentOf(standing.public.since)}, by ${standing.public.by}.`
          : 'Shoppers do not see it yet.'}
        {standing.public && !isOut && ' The draft has changes that are not public.'}
      </p>
      {standing.planned.length > 0 && (
        <ul className={styles.plans}>
          {standing.planned.map((plan) => (
            <li key={plan.id}>
              <p>
                {plan.version === null ? 'Taken out' : `Version ${plan.version}`} on <strong>{shopMomentOf(plan.at)}</strong>, by {plan.by}
              </p>
              {mayPublish && (
                <form method="post" action={action}>
                  <input type="hidden" name="action" value="cancel" />
                  <input type="hidden" name="publicationId" value={plan.id} />
                  <Button type="submit" size="small" variant="quiet">
                    Take off the schedule
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
            <Button type="submit" wide disabled={isOut} variant={isDirty ? 'secondary' : 'primary'}>
              {isOut ? 'This version is public' : isDirty ? 'Save and publish' : 'Publish now'}
            </Button>
          </form>
          <details className={styles.later} open={fault !== null || withdrawalFault !== null}>
            <summary>Publish later{mayWithdraw && standing.public ? ', or take out' : ''}</summary>
            <form className={styles.form} method="post" action={action} onSubmit={savedFirst}>
              <input type="hidden" name="action" value="publish" />
              <input type="hidden" name="version" value={number} />
              <Field
                label="From"
                type="datetime-local"
                name="at"
                hint={shopZoneName}
                defaultValue={fault?.typed}
                error={fault?.words}
                required
              />
              <Button type="submit" size="small" variant="secondary">
                Plan it
              </Button>
            </form>
            {mayWithdraw && standing.public && (
              <form className={styles.form} method="post" action={action}>
                <input type="hidden" name="action" value="unpublish" />
                <Field
                  label="Take out from"
                  type="datetime-local"
                  name="at"
                  hint={`${shopZoneName}. Empty: at once.`}
                  defaultValue={withdrawalFault?.typed}
                  error={withdrawalFault?.words}
                />
                <Button type="submit" size="small" variant="secondary">
                  Take it out of the public
                </Button>
              </form>
            )}
          </details>
        </>
      ) : (
        <p className={styles.words}>Your role writes drafts; a content editor publishes them.</p>
      )}
    </section>
  );
}
