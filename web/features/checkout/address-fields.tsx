import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Country, type CountryCode, locationTypes, type TypedAddress } from '../../../contract/addresses/addresses.ts';
import { Field, Select } from '../../ui/form/field.tsx';
import styles from './fields.module.css';
import { countryNamed, countryOfRegion, defaultCountry, type FieldErrors, regionValue } from './typed-form.ts';

interface AddressFieldsProps {
  /** Prefix of every field's name. Shipping offers only countries we ship to; `address` is for the address book. */
  prefix: 'shippingAddress' | 'billingAddress' | 'address';
  /** Autofill section; omitted for an address without one. */
  section?: 'shipping' | 'billing';
  value: Partial<TypedAddress> | null;
  countries: readonly Country[];
  errors: FieldErrors;
  /** Without script: a button after the country that brings its labels. */
  changeCountry?: ReactNode;
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

/** The chosen country; null before hydration, when the list has the regions of all countries. A choice made before hydration counts. */
function useCountry() {
  const select = useRef<HTMLSelectElement>(null);
  const [country, setCountry] = useState<CountryCode | null>(null);
  const read = useCallback(() => setCountry(select.current ? countryNamed(select.current.value) : null), []);
  useEffect(read, [read]);
  return { country, bind: { ref: select, onChange: read } };
}

/** The country's own labels for parts of an address (spec §3), or general ones. */
function labelsOf(country: Country | undefined) {
  if (!country) return { city: 'City', stateRegion: 'State, province or region', postalCode: 'Postal code' };
  const { city, stateRegion, postalCode } = country.labels;
  return { city, stateRegion, postalCode: postalCode.charAt(0).toUpperCase() + postalCode.slice(1) };
}

/** Whether an address says more than most. */
const isDetailed = (value: Partial<TypedAddress> | null) => Boolean(value?.addressLine2) || value?.locationType === 'BUSINESS';

/**
 * The fields of an address: name, country, then in the order on a parcel. Labels and regions follow the country. In a shipping address they do so on
 * the server too, with the other countries' regions after its own: without script a chosen region determines the country.
 */
export function AddressFields({ prefix, section, value, countries, errors, changeCountry }: AddressFieldsProps) {
  const field = (name: keyof TypedAddress, autoComplete: string) => ({
    name: `${prefix}.${name}`,
    defaultValue: value?.[name] ?? '',
    error: errors[`${prefix}.${name}`],
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
  });
  const bills = prefix === 'billingAddress';
  const ships = prefix === 'shippingAddress';
  const first = value?.countryCode ?? ((ships && countryOfRegion(countries, value?.stateRegion ?? '')) || defaultCountry);
  const { country: code, bind } = useCountry();
  const choice = ships ? countries.filter(({ regions }) => regions.some(({ shippable }) => shippable)) : countries;
  const chosen = choice.find((one) => one.code === code);
  const country = chosen ?? (ships ? choice.find((one) => one.code === first) : undefined);
  const offered = chosen ? [chosen] : choice.toSorted((a, b) => Number(b.code === first) - Number(a.code === first));
  const labels = labelsOf(country);
  return (
    <div className={styles.grid}>
      <Field className={styles.half} label="First name" {...field('firstName', 'given-name')} />
      <Field className={styles.half} label="Last name" {...field('lastName', 'family-name')} />
      <Select
        label="Country"
        options={choice.map(({ code, name }) => ({ value: code, label: name }))}
        {...field('countryCode', 'country')}
        defaultValue={first}
        {...bind}
      />
      {changeCountry}
      <Field label="Address" {...field('addressLine1', 'address-line1')} />
      <details className={styles.more} open={prefix === 'address' || isDetailed(value) || undefined}>
        <summary>Add apartment, suite or office</summary>
        <Field label="Apartment or suite" optional {...field('addressLine2', 'address-line2')} />
        <Select
          label="Address type"
          name={`${prefix}.locationType`}
          options={locationTypes}
          defaultValue={value?.locationType ?? 'RESIDENCE'}
        />
      </details>
      <Field className={styles.third} label={labels.city} {...field('city', 'address-level2')} />
      <Select
        className={styles.third}
        label={labels.stateRegion}
        placeholder={labels.stateRegion}
        options={[]}
        groups={offered.map((country) => (
          <RegionGroup key={country.code} country={country} all={!ships} first={ships ? country.code : (code ?? first)} />
        ))}
        {...field('stateRegion', 'address-level1')}
      />
      <Field className={styles.third} label={labels.postalCode} {...field('postalCode', 'postal-code')} />
      <Field
        label="Phone"
        type="tel"
        inputMode="tel"
        optional={bills}
        hint={bills ? 'If different from the delivery phone number.' : 'Only for the carrier, if there is a question about your delivery.'}
        {...field('phone', 'tel')}
      />
    </div>
  );
}
