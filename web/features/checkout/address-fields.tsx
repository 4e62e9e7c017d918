import { useCallback, useEffect, useRef, useState } from 'react';
import type { Country, CountryCode, TypedAddress } from '../../../contract/accounts/addresses.ts';
import { Field, Select } from '../../ui/form/field.tsx';
import styles from './fields.module.css';
import { countryNamed, countryOfRegion, type FieldErrors, regionValue } from './typed-form.ts';

interface AddressFieldsProps {
  /** Prefix of every field's name. Shipping offers only countries we ship to; `address` is for the address book. */
  prefix: 'shippingAddress' | 'billingAddress' | 'address';
  /** Autofill section; omitted for an address without one. */
  section?: 'shipping' | 'billing';
  value: Partial<TypedAddress> | null;
  countries: readonly Country[];
  errors: FieldErrors;
  /** Fields where we ship, with the reason for asking. */
  withPhone?: boolean;
}

/** A country's regions as options; those we do not ship to are shown disabled (spec §5). */
function RegionGroup({ country, all, first }: { country: Country; all: boolean; first: CountryCode }) {
  return (
    <optgroup label={country.name}>
      {country.regions.map((region) => (
        <option key={region.code} value={regionValue(country.code, region.code, first)} disabled={!all && !region.shippable}>
          {all || region.shippable ? region.name : `${region.name} (we don’t ship there)`}
        </option>
      ))}
    </optgroup>
  );
}

/**
 * The country of an address, whose labels its fields have. Shipping takes it from the chosen region, which saves the shopper a field; null until one
 * is chosen. Elsewhere it is a field, and null before hydration, when the list has the regions of all countries. A choice made before hydration counts.
 */
function useCountry(ships: boolean) {
  const select = useRef<HTMLSelectElement>(null);
  const [country, setCountry] = useState<CountryCode | null>(null);
  const read = useCallback(() => {
    const value = select.current?.value;
    setCountry(value ? (ships ? countryOfRegion(value) : countryNamed(value)) : null);
  }, [ships]);
  useEffect(read, [read]);
  return { country, bind: { ref: select, onChange: read } };
}

/** The country's own labels for parts of an address (spec §3), or general ones. */
function labelsOf(country: Country | undefined, ships: boolean) {
  if (!country && ships) return { city: 'City', stateRegion: 'State or province', postalCode: 'ZIP or postal code' };
  if (!country) return { city: 'City', stateRegion: 'State, province or region', postalCode: 'Postal code' };
  const { city, stateRegion, postalCode } = country.labels;
  return { city, stateRegion, postalCode: postalCode.charAt(0).toUpperCase() + postalCode.slice(1) };
}

/** The fields of an address: name, country unless we ship there, then in the order on a parcel. */
export function AddressFields({ prefix, section, value, countries, errors, withPhone }: AddressFieldsProps) {
  const field = (name: keyof TypedAddress, autoComplete: string) => ({
    name: `${prefix}.${name}`,
    defaultValue: value?.[name] ?? '',
    error: errors[`${prefix}.${name}`],
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
  });
  const ships = prefix === 'shippingAddress';
  const first = value?.countryCode ?? (ships ? countryOfRegion(value?.stateRegion ?? '') : 'US');
  const { country: code, bind } = useCountry(ships);
  const choice = ships ? countries.filter(({ regions }) => regions.some(({ shippable }) => shippable)) : countries;
  const country = choice.find((one) => one.code === code);
  const offered = country && !ships ? [country] : choice;
  const labels = labelsOf(country, ships);
  return (
    <div className={styles.grid}>
      <Field className={styles.half} label="First name" {...field('firstName', 'given-name')} />
      <Field className={styles.half} label="Last name" {...field('lastName', 'family-name')} />
      {!ships && (
        <Select
          label="Country"
          options={choice.map(({ code, name }) => ({ value: code, label: name }))}
          {...field('countryCode', 'country')}
          defaultValue={first}
          {...bind}
        />
      )}
      <Field label="Address" {...field('addressLine1', 'address-line1')} />
      <details className={styles.more} open={Boolean(value?.addressLine2) || undefined}>
        <summary>Add apartment, suite or floor</summary>
        <Field label="Apartment or suite" optional {...field('addressLine2', 'address-line2')} />
      </details>
      <Field className={styles.third} label={labels.city} {...field('city', 'address-level2')} />
      <Select
        className={styles.third}
        label={labels.stateRegion}
        placeholder={ships ? 'Select one' : `Select ${labels.stateRegion.toLowerCase()}`}
        options={[]}
        groups={offered.map((country) => (
          <RegionGroup key={country.code} country={country} all={!ships} first={ships ? country.code : (code ?? first)} />
        ))}
        {...field('stateRegion', 'address-level1')}
        {...(ships && bind)}
      />
      <Field className={styles.third} label={labels.postalCode} {...field('postalCode', 'postal-code')} />
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
