import { returnReasonGroups } from '../../../contract/returns/returns.ts';

/** The reasons in their five groups (spec §9). */
export const reasonGroups = Object.values(returnReasonGroups).map(({ title, reasons }) => (
  <optgroup key={title} label={title}>
    {Object.entries(reasons).map(([key, { label }]) => (
      <option key={key} value={key}>
        {label}
      </option>
    ))}
  </optgroup>
));
