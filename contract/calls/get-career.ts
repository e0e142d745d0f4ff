import { careerWire } from '#content/career/wire.ts';
import { listCall } from '../call.ts';

export const getCareer = listCall('GetCareer', 'career', 'Job openings', careerWire);
