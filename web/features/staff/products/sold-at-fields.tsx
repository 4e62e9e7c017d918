import { type Seller, soldAtChoices } from '../../../../contract/merchandising/products.ts';
import { own } from '../../../../contract/values/own.ts';
import { Select } from '../../../ui/form/field.tsx';
import { Panel } from '../panel.tsx';
import type { ProductForm } from './product-form.ts';
import { soldAtWords } from './words.ts';

interface SoldAtFieldsProps {
  readonly form: Pick<ProductForm, 'soldAt'>;
  readonly errors: Readonly<Record<string, string>>;
  readonly sellers: readonly Seller[];
}

/** Whether each brand of the family sells the product: by its rules, or as staff say. */
export function SoldAtFields({ form, errors, sellers }: SoldAtFieldsProps) {
  return (
    <Panel title="Sold at">
      {sellers.map(({ brand, name, byRule }) => (
        <Select
          key={brand}
          label={name}
          name={`soldAt.${brand}`}
          defaultValue={own(form.soldAt, brand) ?? ''}
          hint={byRule ? ruleWords(byRule) : undefined}
          error={own(errors, `soldAt.${brand}`)}
          options={[
            { value: '', label: byRule ? `By its rules (${byRule.sold ? 'sold' : 'not sold'})` : 'By its rules' },
            ...soldAtChoices.map((value) => ({ value, label: soldAtWords[value] })),
          ]}
        />
      ))}
    </Panel>
  );
}

function ruleWords({ because, of }: NonNullable<Seller['byRule']>): string {
  if (because === 'everything') return 'By its rules, it sells everything.';
  if (because === 'category') return `By its rules, it sells what is in ${of}.`;
  return because === 'tag' ? `By its rules, it sells what has the tag “${of}”.` : 'None of its rules sells this product.';
}
