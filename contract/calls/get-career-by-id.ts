import { byIdCall } from '../call.ts';
import { careerWire } from '../wire/people.ts';

export const getCareerById = byIdCall('GetCareerById', 'career', 'One job opening', careerWire);
