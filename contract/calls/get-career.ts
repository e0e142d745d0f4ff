import { listCall } from '../call.ts';
import { careerWire } from '../wire/people.ts';

export const getCareer = listCall('GetCareer', 'career', 'Job openings', careerWire);
