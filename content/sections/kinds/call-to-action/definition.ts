import { defineSection, heading, target } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';

const button = (label: string) => field.optionalText({ label, absent: 'The button is left out.' }, 60);

export const callToActionSection = defineSection({
  kind: 'callToAction',
  label: 'Call to action',
  help: 'A line that asks for something, with up to two buttons and a person to contact.',
  icon: 'action',
  fields: {
    heading,
    lead: field.longText({ label: 'Supporting text', absent: 'Only the other parts are shown.' }, 600),
    buttonText: button('Button'),
    buttonLink: target('Target of the button'),
    secondButtonText: button('Second button'),
    secondButtonLink: target('Target of the second button'),
    person: field.relation({ label: 'Person to contact', to: 'contactPerson', absent: 'No person is named.' }),
  },
});
