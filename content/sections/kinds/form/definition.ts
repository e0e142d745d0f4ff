import { defineSection, heading } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';
import { formKinds } from '#contract/submissions/form-kinds.ts';
import { callToActionSection } from '../call-to-action/definition.ts';

export const formSection = defineSection({
  kind: 'form',
  label: 'Form',
  help: 'One of the site’s forms: contact, enquiry, newsletter or application. Each is shown once on a page.',
  icon: 'form',
  fields: {
    heading,
    lead: callToActionSection.shape.lead,
    form: field.choice({ label: 'Form' }, formKinds, 'contact', {
      contact: 'Contact',
      enquiry: 'Enquiry',
      newsletter: 'Newsletter',
      application: 'Application',
    }),
  },
});
