import { listCall } from '../call.ts';
import { slideWire } from '../wire/sections.ts';

export const getSlider = listCall('GetSlider', 'slider', 'Hero slides of the home page', slideWire);
