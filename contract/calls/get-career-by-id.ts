import { careerWire } from '#content/career/wire.ts';
import { byIdCall } from '../call.ts';

export const getCareerById = byIdCall('GetCareerById', 'career', 'One job opening', careerWire);
