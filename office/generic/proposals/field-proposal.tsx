import { useFormContext, useWatch } from 'react-hook-form';
import { useFocusNext } from '#office/screen/use-focus-next.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { inputOf } from '../form/use-field.ts';
import { nextUseButton, Proposal } from './proposal.tsx';

interface FieldProposalProps {
  field: FieldDescription;
  /** The path of the translated text, such as `translations.de.content.2.title`. */
  path: string;
  /** The current text in the main language. */
  source: unknown;
}

/** The proposal at a text of the form. */
export function FieldProposal({ field, path, source }: FieldProposalProps) {
  const { setValue } = useFormContext();
  const text: unknown = useWatch({ name: path });
  const focusNext = useFocusNext();
  return (
    <Proposal
      path={path.split('.').slice(2).join('.')}
      label={field.label}
      isRichText={field.input === 'rich-text'}
      source={typeof source === 'string' ? source : ''}
      target={typeof text === 'string' ? text : ''}
      onUse={(proposed, edit) => {
        const next = edit ? undefined : nextUseButton(document.activeElement);
        setValue(path, proposed, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        // The button disappears with the proposal.
        focusNext(() => next ?? inputOf(path));
      }}
    />
  );
}
