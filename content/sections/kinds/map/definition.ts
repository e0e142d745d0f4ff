import { defineSection, heading } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';

export const mapSection = defineSection({
  kind: 'map',
  label: 'Map',
  help: 'Locations on a map of the world, with their names and addresses below it.',
  icon: 'place',
  fields: {
    heading,
    locations: field.relations({ label: 'Locations', to: 'location', absent: 'All locations are shown.' }, 100),
  },
});
