import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Minus, Plus } from '../icons/icons-goods.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** The field's name; without script only the field works. */
  name: string;
  /** Given: controlled by the parent. Omitted: uncontrolled, from `defaultValue`. */
  value?: number;
  defaultValue?: number;
  max: number;
  /** Label for screen readers, such as "Quantity of Haven sofa". */
  label: string;
  /** Called with a whole number from 1 to `max`, once per step or finished input. */
  onChange?(quantity: number): void;
  disabled?: boolean;
  size?: 'small' | 'medium';
  form?: string;
}

const clamp = (value: number, max: number) => Math.min(Math.max(Math.round(value) || 1, 1), Math.max(max, 1));

/** A number between 1 and `max` with minus and plus; a plain number field without script. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, value, defaultValue = 1, max, label, onChange, disabled, size = 'medium', form } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(value ?? defaultValue);
  const [typed, setTyped] = useState<string | null>(null);
  /** More was typed than there is, and the most is set instead. */
  const [isOver, setIsOver] = useState(false);
  const quantity = value ?? own;

  const set = (next: number) => {
    const clamped = clamp(next, max);
    setIsOver(next > max);
    setTyped(null);
    setOwn(clamped);
    if (clamped !== quantity) onChange?.(clamped);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value);
  const finish = () => {
    if (typed !== null) set(Number(typed));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const field = input.current;
    if (!field || field.value === String(quantity)) return;
    if (document.activeElement === field) setTyped(field.value);
    else set(Number(field.value));
  }, []);

  return (
    <div className={styles.frame}>
      <div className={classes(styles.stepper, size === 'small' && styles.small)}>
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        {/* At its end a button stays focusable: disabled for real, the one just pressed would lose the focus. */}
        <button
          type="button"
          aria-label="One less"
          disabled={disabled}
          aria-disabled={quantity <= 1 || undefined}
          onClick={() => set(quantity - 1)}
        >
          <Minus size={16} />
        </button>
        <input
          ref={input}
          id={id}
          form={form}
          type="number"
          name={name}
          inputMode="numeric"
          autoComplete="off"
          min={1}
          max={max}
          required
          disabled={disabled}
          value={typed ?? quantity}
          onChange={type}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
          }}
        />
        <button
          type="button"
          aria-label="One more"
          disabled={disabled}
          aria-disabled={quantity >= max || undefined}
          onClick={() => set(quantity + 1)}
        >
          <Plus size={16} />
        </button>
      </div>
      <p className={styles.most} role="status">
        {isOver && `You can order up to ${max}.`}
      </p>
    </div>
  );
}
