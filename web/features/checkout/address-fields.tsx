import type { Country, TypedAddress } from '../../../contract/addresses.ts';
import { Field, Select } from '../../ui/field.tsx';
import styles from './fields.module.css';
import type { FieldErrors } from './typed-form.ts';

interface AddressFieldsProps {
  /** Begins every field's name; only where it ships the country follows from the region. `address` is one of the address book. */
  prefix: 'shippingAddress' | 'billingAddress' | 'address';
  /** The browser's own filling; left out for an address that is for neither. */
  section?: 'shipping' | 'billing';
  value: Partial<TypedAddress> | null;
  countries: readonly Country[];
  errors: FieldErrors;
  /** Asked where it ships, with the reason. */
  withPhone?: boolean;
}

/** Regions of a country as options; the ones we do not ship to are shown and cannot be chosen (spec §5). */
function RegionGroup({ country, all }: { country: Country; all: boolean }) {
  return (
    <optgroup label={country.name}>
      {country.regions.map((region) => (
        <option key={region.code} value={region.code} disabled={!all && !region.shippable}>
          {all || region.shippable ? region.name : `${region.name} (we don’t ship there)`}
        </option>
      ))}
    </optgroup>
  );
}

/** The fields of an address, in the order they are written on a parcel. */
export function AddressFields({ prefix, section, value, countries, errors, withPhone }: AddressFieldsProps) {
  const field = (name: keyof TypedAddress, autoComplete: string) => ({
    name: `${prefix}.${name}`,
    defaultValue: value?.[name] ?? '',
    error: errors[`${prefix}.${name}`],
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
  });
  const ships = prefix === 'shippingAddress';
  const offered = ships ? countries.filter(({ regions }) => regions.some(({ shippable }) => shippable)) : countries;
  return (
    <div className={styles.grid}>
      <Field className={styles.half} label="First name" {...field('firstName', 'given-name')} />
      <Field className={styles.half} label="Last name" {...field('lastName', 'family-name')} />
      <Field label="Address" {...field('addressLine1', 'address-line1')} />
      <details className={styles.more} open={Boolean(value?.addressLine2) || undefined}>
        <summary>Add apartment, suite or floor</summary>
        <Field label="Apartment or suite" optional {...field('addressLine2', 'address-line2')} />
      </details>
      <Field className={styles.third} label="City" {...field('city', 'address-level2')} />
      <Select
        className={styles.third}
        label={ships ? 'State or province' : 'State, province or region'}
        placeholder="Choose"
        options={[]}
        groups={offered.map((country) => <RegionGroup key={country.code} country={country} all={!ships} />)}
        {...field('stateRegion', 'address-level1')}
      />
      <Field className={styles.third} label={ships ? 'ZIP or postal code' : 'Postal code'} {...field('postalCode', 'postal-code')} />
      {!ships && (
        <Select
          label="Country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          {...field('countryCode', 'country')}
          defaultValue={value?.countryCode ?? 'US'}
        />
      )}
      {withPhone && (
        <Field
          label="Phone"
          type="tel"
          inputMode="tel"
          hint="Only for the carrier, if there is a question about your delivery."
          {...field('phone', 'tel')}
        />
      )}
    </div>
  );
}
