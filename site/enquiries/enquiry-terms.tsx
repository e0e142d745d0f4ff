import { deliveryTerms } from '#contract/submissions/enquiry-terms.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { SelectField, TextArea, TextField } from '#ui/forms/field.tsx';
import { errorOf, type FormOutcome } from '../forms/outcome.ts';
import type { EnquiryField, Values } from './enquiry-values.ts';

interface PartProps {
  outcome: FormOutcome | undefined;
  values: Values;
}

const limits = { subject: 200, message: 5_000, name: 120, company: 160, email: 254, mobile: 40 } as const;

function useFieldOf({ outcome, values }: PartProps) {
  const { enquiry: texts } = usePageTexts();
  return (name: EnquiryField) => ({
    id: `enquiry-${name}`,
    name,
    label: texts[name],
    error: errorOf(outcome, name),
    defaultValue: values[name] ?? '',
    ...(name in limits && { maxLength: limits[name as keyof typeof limits] }),
  });
}

/** Where, how and when the goods are wanted, and what else there is to say. */
export function EnquiryTerms({ countries, ...part }: PartProps & { countries: readonly [string, string][] }) {
  const { enquiry: texts } = usePageTexts();
  const field = useFieldOf(part);
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField {...field('country')} autoComplete="country">
        <option value="">{texts.select}</option>
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('deliveryTerm')}>
        <option value="">{texts.openTerm}</option>
        {deliveryTerms.map((term) => (
          <option key={term} value={term} translate="no">
            {term}
          </option>
        ))}
      </SelectField>
      <TextField {...field('wantedOn')} type="date" />
      <div className="sm:col-span-2 lg:col-span-3">
        <TextField {...field('subject')} />
      </div>
      <div className="sm:col-span-2 lg:col-span-3">
        <TextArea {...field('message')} rows={5} />
      </div>
    </div>
  );
}

/** Who asks. */
export function EnquiryContact(part: PartProps) {
  const field = useFieldOf(part);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('name')} required autoComplete="name" />
      <TextField {...field('company')} autoComplete="organization" />
      <TextField {...field('email')} required type="email" autoComplete="email" />
      <TextField {...field('mobile')} type="tel" autoComplete="tel" />
    </div>
  );
}
