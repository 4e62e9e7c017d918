import type { DeliveryMethod, ShippingMethodCode } from '../../../contract/delivery/delivery.ts';
import { arrivalDays } from '../../../contract/values/arrival-days.ts';
import { RadioCard } from '../../ui/form/choice.tsx';
import { formatMoney } from '../../ui/money.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

import styles from './delivery-choice.module.css';

interface DeliveryChoiceProps {
  methods: readonly DeliveryMethod[];
  chosen: ShippingMethodCode;
  onChoose?(code: ShippingMethodCode): void;
}

const details: Readonly<Record<ShippingMethodCode, string>> = {
  GROUND: 'To your door, no signature needed',
  FRNTDOOR: 'Large items, two people, to your front door',
};

/** Delivery methods by date and price (checklist 13: dates, never speeds). */
export function DeliveryChoice({ methods, chosen, onChoose }: DeliveryChoiceProps) {
  return (
    <fieldset className={styles.methods}>
      <legend>
        <VisuallyHidden>Delivery method</VisuallyHidden>
      </legend>
      {methods.map((method) => (
        <RadioCard
          key={method.code}
          name="deliveryMethod"
          value={method.code}
          defaultChecked={method.code === chosen}
          onChange={() => onChoose?.(method.code)}
          label={`${method.label} · arrives ${arrivalDays(method)}`}
          detail={[method.toPoBox ? 'To your PO box' : details[method.code], method.note].filter(Boolean).join('. ')}
          end={formatMoney(method.price, { freeLabel: true })}
        />
      ))}
    </fieldset>
  );
}
