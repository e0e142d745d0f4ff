import { slideWire } from '#content/slider/wire.ts';
import { listCall } from '../call.ts';

export const getSlider = listCall('GetSlider', 'slider', 'Hero slides of the home page', slideWire);
