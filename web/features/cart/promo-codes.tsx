import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { noPromoCode, type PromoCode, type PromotionsOfCart } from '../../../contract/promotions/promotions.ts';
import { withProof } from '../../api/with-proof.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { ChevronDown, CircleCheck, Info } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { failureText } from './failure-text.ts';
import styles from './promo-codes.module.css';
import { codeAmong, promoActions, promoField, type TriedCode } from './tried-code.ts';
import type { PromoCodeChanges } from './use-promo-codes.ts';

interface PromoCodesProps {
  codes: PromotionsOfCart['codes'];
  tried: TriedCode | null;
  /** Id of the form that posts a code without script, together with the other fields. */
  form: string;
  /** The URL that removes a code without script. */
  link(query: { removePromo: string }): string;
  /** Changes the codes with script. */
  changes: PromoCodeChanges;
  /** Called when a link's code is entered, as it is then removed from cookie and address. */
  forgetLink(): void;
}

/** `checking` while the browser computes the proof that guessing costs. */
type Work = 'entering' | 'checking' | { readonly removing: string } | null;

/**
 * Promo codes of a cart or a checkout (spec §2.8, §4; checklist 23), collapsed until there is one in the cart or from a link. Shows whether each
 * applies and why not. A refused code stays in the field, and the outcome is announced to screen readers.
 */
export function PromoCodes({ codes, tried, form, link, changes, forgetLink }: PromoCodesProps) {
  const [work, setWork] = useState<Work>(null);
  const [error, setError] = useState(tried?.error ?? null);
  const [told, setTold] = useState('');
  const [isOpen] = useState(codes.length > 0 || tried !== null);
  const input = useRef<HTMLInputElement>(null);
  const title = useId();
  const isEntering = work === 'entering' || work === 'checking';

  const submit = async (code: string) => {
    if (work) return;
    setWork('entering');
    setError(null);
    setTold('');
    const result = await withProof(
      (captcha) => changes.enter(code, captcha),
      () => setWork('checking'),
    );
    setWork(null);
    if (!result.ok) return setError(result.fields?.code ?? failureText(result, 'apply this promo code'));
    if (input.current) input.current.value = '';
    setTold(outcome(result.data.promotions.codes, code));
  };

  const takeOut = async (code: string) => {
    if (work) return;
    setWork({ removing: code });
    const result = await changes.remove(code);
    setWork(null);
    setError(result.ok ? null : failureText(result, 'remove this promo code'));
    if (!result.ok) return;
    setTold(`Removed ${code}.`);
    input.current?.focus();
  };

  // Enter a link's code once, after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial values only
  useEffect(() => {
    if (!tried || tried.error !== null) return;
    forgetLink();
    void submit(tried.code);
  }, []);

  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    const typed = input.current?.value ?? '';
    if (typed.trim() === '') {
      setError(noPromoCode);
      input.current?.focus();
    } else void submit(typed);
  };

  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.title}>
        <span id={title}>Promo code</span>
        <ChevronDown className={styles.mark} size={18} />
      </summary>
      <div className={styles.body}>
        {/* First in the form, because Enter in the field without script presses the first button. */}
        <div className={styles.entry}>
          <Field
            ref={input}
            label={labelFor(codes)}
            form={form}
            name={promoField}
            defaultValue={tried?.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={60}
            error={error ?? undefined}
            hint={work === 'checking' ? 'Checking that you’re a person. This takes a few seconds.' : undefined}
            className={styles.field ?? ''}
            onKeyDown={(event) => event.key === 'Enter' && press(event)}
          />
          <Button type="submit" variant="secondary" form={form} name="action" value={promoActions.enter} busy={isEntering} onClick={press}>
            Apply
          </Button>
        </div>
        {codes.length > 0 && (
          <ul className={styles.codes} aria-labelledby={title}>
            {codes.map((code) => (
              <li key={code.code} className={styles.code} data-state={code.state}>
                {code.state === 'applied' ? <CircleCheck size={18} /> : <Info size={18} />}
                <p className={styles.words}>
                  <strong>{code.code}</strong>
                  {` — ${code.label}`}
                  <span className={styles.message}>{code.message}</span>
                </p>
                <Button
                  type="submit"
                  variant="quiet"
                  size="small"
                  form={form}
                  formAction={link({ removePromo: code.code })}
                  name="action"
                  value={promoActions.remove}
                  busy={typeof work === 'object' && work?.removing === code.code}
                  aria-label={`Remove ${code.code}`}
                  onClick={(event) => {
                    event.preventDefault();
                    void takeOut(code.code);
                  }}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <VisuallyHidden>
          <span role="status">{work === 'checking' ? 'Checking that you’re a person.' : told}</span>
        </VisuallyHidden>
      </div>
    </details>
  );
}

function labelFor(codes: readonly PromoCode[]): string {
  if (codes.length === 0) return 'Enter a code';
  return codes.every(({ state }) => state === 'applied') ? 'Add another code' : 'Try another code';
}

/** The outcome of the code just entered. */
function outcome(codes: readonly PromoCode[], typed: string): string {
  const entered = codeAmong(codes, typed);
  if (!entered) return '';
  const { code, state, message } = entered;
  return `${code} ${state === 'applied' ? 'applied' : 'is not applied yet'}. ${message}`;
}
