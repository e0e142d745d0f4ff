import { expect, test } from 'vitest';
import { location } from '#content/location/definition.ts';
import { locationsCsv } from './locations.ts';

const names = {
  name: 'Name',
  concern: 'Concern',
  address: 'Address',
  activities: 'Activities',
  latitude: 'Latitude',
  longitude: 'Longitude',
  openSupplyHubId: 'Open Supply Hub ID',
};

test('the locations are a line each; texts with commas, quotes and lines are quoted, and none is a formula', () => {
  const mill = {
    ...location.document.parse({ ...location.example, address: 'Quay Street 4\n4000 "Porto"', activities: '=1+1' }),
    id: '1',
    concern: { id: '2', name: 'North, Mill', url: '/concern/north-mill' },
  };
  expect(locationsCsv([mill, { ...mill, concern: null, latitude: null }], names)).toBe(
    'Name,Concern,Address,Activities,Latitude,Longitude,Open Supply Hub ID\r\n' +
      'Spinning mill,"North, Mill","Quay Street 4\n4000 ""Porto""",\'=1+1,41.1,-8.6,\r\n' +
      'Spinning mill,,"Quay Street 4\n4000 ""Porto""",\'=1+1,,-8.6,\r\n',
  );
});
