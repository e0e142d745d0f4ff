import { type ComponentProps, useState } from 'react';
import { CheckField, FileField, SelectField, TextArea, TextField } from '../forms/field.tsx';
import { FormNotice } from '../forms/form-notice.tsx';
import { RangeSlider, type RangeSliderProps } from '../range/range-slider.tsx';
import type { RangeValues } from '../range/range-values.ts';
import type { Examples } from './example.ts';

const Department = (props: Omit<ComponentProps<typeof SelectField>, 'label'>) => (
  <SelectField label="Department" {...props}>
    <option value="">Select</option>
    <option value="1">Weaving</option>
    <option value="2">Office</option>
  </SelectField>
);

const notice = (id: string, more: Partial<Parameters<typeof FormNotice>[0]>) => (
  <FormNotice id={id} problemsLabel="Please check these fields:" {...more} />
);

const ends = (name: string) => ({ lower: `${name}, from`, upper: `${name}, to` });

/** Shows the reported values, so that a test can check that nothing is reported without a move. */
function WatchedRange({ name, ...range }: { name: string } & Partial<Omit<RangeSliderProps, 'labels'>>) {
  const [reported, setReported] = useState<RangeValues>();
  return (
    <>
      <RangeSlider labels={ends(name)} {...range} onChange={setReported} />
      <output className="text-sm text-muted">
        {reported ? `${reported.lower} to ${reported.upper}` : 'Not moved'}
      </output>
    </>
  );
}

const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'] as const;

export const fieldExamples: readonly Examples[] = [
  {
    component: 'TextField',
    states: [
      { name: 'Empty', shown: <TextField id="text-empty" label="Name" /> },
      { name: 'Filled', shown: <TextField id="text-filled" label="Name" defaultValue="Ada Lovelace" /> },
      { name: 'Required', shown: <TextField id="text-required" label="Name" required /> },
      { name: 'With an example', shown: <TextField id="text-example" label="Mobile" placeholder="+44 20 …" /> },
      {
        name: 'Refused',
        shown: (
          <TextField
            id="text-refused"
            label="Email"
            defaultValue="ada"
            error="Enter an email address such as name@example.com"
          />
        ),
      },
      { name: 'Disabled', shown: <TextField id="text-disabled" label="Name" defaultValue="Ada Lovelace" disabled /> },
      { name: 'To read only', shown: <TextField id="text-read" label="Reference" defaultValue="CV-7KQ2" readOnly /> },
    ],
  },
  {
    component: 'TextArea',
    states: [
      { name: 'Empty', shown: <TextArea id="area-empty" label="Message" rows={3} /> },
      {
        name: 'Refused',
        shown: (
          <TextArea
            id="area-refused"
            label="Message"
            rows={3}
            error="Write something before you send, such as a question"
          />
        ),
      },
    ],
  },
  {
    component: 'SelectField',
    states: [
      { name: 'Nothing chosen', shown: <Department id="select-empty" /> },
      {
        name: 'Chosen',
        shown: <Department id="select-chosen" defaultValue="2" />,
      },
      {
        name: 'Refused',
        shown: <Department id="select-refused" error="Choose a department from the list" />,
      },
      { name: 'Disabled', shown: <Department id="select-disabled" disabled /> },
    ],
  },
  {
    component: 'FileField',
    states: [
      { name: 'Empty', shown: <FileField id="file-empty" label="CV (.pdf, size under 1MB)" accept=".pdf" /> },
      {
        name: 'Refused',
        shown: <FileField id="file-refused" label="CV (.pdf, size under 1MB)" error="The file is empty" />,
      },
    ],
  },
  {
    component: 'CheckField',
    note: 'For an optional consent: unchecked at first.',
    states: [
      { name: 'As it begins', shown: <CheckField id="check-empty" label="Send me a copy" /> },
      {
        name: 'Ticked, with what it means',
        shown: <CheckField id="check-ticked" label="Keep my CV" help="You may take it back." defaultChecked />,
      },
    ],
  },
  {
    component: 'FormNotice',
    note: 'Before a submission it is an empty live region for assistive technology.',
    states: [
      { name: 'Before anything was sent', shown: notice('notice-none', {}) },
      { name: 'Success', shown: notice('notice-success', { tone: 'success', text: 'Message sent successfully!' }) },
      { name: 'Failure', shown: notice('notice-failure', { tone: 'failure', text: 'An error occurred.' }) },
      {
        name: 'Failure of fields',
        shown: notice('notice-fields', {
          tone: 'failure',
          text: 'Failed to send message. Please try again.',
          problems: [
            { fieldId: 'text-refused', text: 'Enter an email address such as name@example.com' },
            { fieldId: 'area-refused', text: 'Write something before you send, such as a question' },
          ],
        }),
      },
    ],
  },
  {
    component: 'RangeSlider',
    note: 'The wheel moves the lower end with Shift, the upper with Ctrl, the whole range with both.',
    states: [
      { name: 'As it is', shown: <RangeSlider labels={ends('Range')} /> },
      {
        name: 'Years, with marks',
        shown: (
          <RangeSlider
            labels={ends('Year')}
            min={2019}
            max={2026}
            step={1}
            lower={2021}
            upper={2024}
            mayBeEqual
            marks={years}
          />
        ),
      },
      {
        name: 'Fractions',
        shown: <RangeSlider labels={ends('Metres')} min={0} max={1} step={0.05} lower={0.1} upper={0.9} />,
      },
      { name: 'Given between two steps', shown: <WatchedRange name="Watched" step={-10} /> },
      {
        name: 'Given between two fractions',
        shown: <WatchedRange name="Litres" max={4} step={0.25} lower={1.234} upper={2.1} />,
      },
      { name: 'At both limits', shown: <RangeSlider labels={ends('Whole range')} lower={0} upper={100} /> },
    ],
  },
];
