import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useHref } from 'react-router';
import { retention } from '#contract/submissions/retention.ts';
import { Button } from '#ui/button.tsx';
import { useContentLanguages } from '#ui/content-language.tsx';
import { CheckField, FileField, SelectField, TextField } from '#ui/forms/field.tsx';
import { cvTypes } from '../constants.ts';
import { useHas } from '../shell/use-has.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { type FileFault, faultOf } from './cv-file.ts';
import { errorOf, type FormOutcome } from './outcome.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { SpamChecks } from './spam-checks.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useSubmission } from './use-submission.ts';
import { useUpload } from './use-upload.ts';

const { applicationMonths, talentPoolMonths } = retention;

const limits = { name: 120, address: 400, email: 254, mobile: 40, mobileAlternative: 40 } as const;

interface CvFormProps {
  action: string;
  address?: string;
  departments: { id: string; name: string }[];
  departmentId?: string | null;
  sent?: FormOutcome;
}

/**
 * "Drop your CV", on its own or for a job. `action` is the address of its page, which accepts the form without script;
 * on another page, `address` is. `sent` is the outcome of that. With script it is sent to the address below the page,
 * and the page stays.
 */
export function CvForm({ action, address, departments, departmentId, sent }: CvFormProps) {
  const { cv: texts, formPrivacy } = usePageTexts();
  const { answer, percent, send } = useUpload(useHref(`${action}/send`), texts);
  const ownPage = useHref(action);
  const hasBox = useHas('promises');
  const isBusy = percent !== undefined;
  const outcome = answer ?? sent;
  const { form, turn, onSubmit, onFocus } = useSubmission(outcome, isBusy);
  const { fault, setFault, checkFile } = useFileFault(form);

  const base = (name: string) => ({
    id: `cv-${name}`,
    name,
    required: true,
    error: errorOf(outcome, name),
    defaultValue: sent?.values[name] ?? '',
  });
  const textField = (name: keyof typeof limits) => ({ ...base(name), label: texts[name], maxLength: limits[name] });
  const { defaultValue: _, ...fileField } = base('file');

  const chosen = sent?.values.departmentId ?? departmentId ?? '';
  const sendInPlace = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event);
    if (event.isDefaultPrevented()) return;
    event.preventDefault();
    send(event.currentTarget);
  };

  return (
    <form
      ref={form}
      method="post"
      action={`${address ?? ownPage}#cv-notice`}
      encType="multipart/form-data"
      onSubmit={sendInPlace}
      onFocus={onFocus}
      onReset={() => setFault(undefined)}
      className="flex flex-col gap-6"
    >
      <OutcomeNotice form="cv" outcome={outcome} isBusy={isBusy} turn={turn} />
      <p className="text-muted">{hasBox ? texts.requiredButBox : texts.allRequired}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...textField('name')} autoComplete="name" />
        <TextField {...textField('address')} autoComplete="address-line1" />
        <TextField {...textField('email')} type="email" autoComplete="email" />
        <TextField {...textField('mobile')} type="tel" autoComplete="tel" />
        <TextField {...textField('mobileAlternative')} type="tel" autoComplete="tel" />
        <DepartmentField field={base('departmentId')} departments={departments} chosen={chosen} />
        <FileField
          {...fileField}
          label={texts.file}
          error={fileField.error ?? (sent?.tone === 'failure' ? texts.fileAgain : undefined)}
          fault={fault && texts[fault]}
          accept={cvTypes.join(',')}
          onChange={checkFile}
          wide
        />
      </div>
      <PrivacyNotice text={formPrivacy.application({ months: applicationMonths })}>
        <CheckField
          id="cv-talentPool"
          name="talentPool"
          value="1"
          label={formPrivacy.talentPool({ poolMonths: talentPoolMonths, months: applicationMonths })}
          help={formPrivacy.talentPoolHelp}
          defaultChecked={sent?.values.talentPool === '1'}
        />
      </PrivacyNotice>
      <SpamChecks id="cv" />
      <div className="flex flex-wrap items-center gap-5">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? texts.sending : texts.send}
        </Button>
        <UploadProgress percent={percent} />
      </div>
    </form>
  );
}

/** Why the chosen file cannot be sent. The browser then blocks the form. */
function useFileFault(form: RefObject<HTMLFormElement | null>) {
  const { cv: texts } = usePageTexts();
  const [fault, setFault] = useState<FileFault>();
  const check = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const found = file ? faultOf(file) : undefined;
    // The browser then blocks the form and shows the reason, as it does for an empty field.
    input.setCustomValidity(found ? texts[found] : '');
    setFault(found);
  };
  const checkFile = (event: ChangeEvent<HTMLInputElement>) => check(event.currentTarget);

  // The visitor may have chosen a file before hydration.
  const adopt = useEffectEvent(() => {
    const input = form.current?.elements.namedItem('file');
    if (input instanceof HTMLInputElement) check(input);
  });
  useEffect(() => adopt(), []);
  return { fault, setFault, checkFile };
}

interface DepartmentFieldProps extends Pick<CvFormProps, 'departments'> {
  field: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>;
  chosen: string;
}

function DepartmentField({ field, departments, chosen }: DepartmentFieldProps) {
  const { cv: texts } = usePageTexts();
  const languageOf = useContentLanguages();
  // If the departments failed to load after the form was sent, the choice is still preserved.
  const isChoiceUnknown = chosen !== '' && !departments.some(({ id }) => id === chosen);
  return (
    <SelectField {...field} label={texts.department} defaultValue={chosen}>
      <option value="">{texts.select}</option>
      {isChoiceUnknown ? <option value={chosen}>{texts.departmentKept}</option> : null}
      {departments.map(({ id, name }) => (
        <option key={id} value={id} {...languageOf(name)}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
