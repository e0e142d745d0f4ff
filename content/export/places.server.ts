import type { Place } from './routes.ts';
import { cell, north } from './world.ts';

/** The middle of each country: its code, longitude and latitude in degrees; made from Natural Earth (public domain). */
const middles =
  'AD2,42 AE54,24 AF66,34 AL20,41 AM45,40 AO18,-12 AR-65,-35 AT14,48 AU135,-25 AZ48,40 BA18,44 BB-60,13 BD90,24 BE5,51 ' +
  'BF-2,12 BG25,43 BH51,26 BI30,-3 BJ2,10 BN115,5 BO-65,-17 BR-53,-11 BS-78,25 BT90,27 BW24,-22 BY28,54 BZ-89,17 ' +
  'CA-100,57 CD24,-3 CF20,7 CG15,-1 CH8,47 CI-6,8 CL-71,-33 CM13,6 CN104,37 CO-73,4 CR-84,10 CU-79,22 CV-24,15 CY33,35 ' +
  'CZ15,50 DE10,51 DJ42,12 DK9,56 DO-70,19 DZ3,28 EC-78,-1 EE26,59 EG30,27 EH-12,24 ER39,15 ES-4,40 ET40,9 FI26,65 ' +
  'FJ12,-16 FK-59,-52 FR2,47 GA12,-1 GB-3,54 GE43,42 GH-1,8 GL-42,75 GM-15,13 GN-11,10 GQ10,2 GR23,39 GT-90,16 GW-15,12 ' +
  'GY-59,5 HK114,22 HN-87,15 HR17,45 HT-73,19 HU19,47 ID114,0 IE-8,53 IL35,31 IN80,23 IQ44,33 IR54,33 IS-19,65 IT12,43 ' +
  'JM-77,18 JO37,31 JP138,37 KE38,1 KG75,42 KH105,13 KP127,40 KR128,36 KW48,29 KZ67,48 LA104,18 LB36,34 LC-61,14 LI10,47 ' +
  'LK81,8 LR-9,6 LS28,-30 LT24,55 LU6,50 LV25,57 LY18,27 MA-7,32 MC7,44 MD28,47 ME19,43 MG47,-19 MK22,42 ML-4,17 MM97,21 ' +
  'MN103,47 MO114,22 MR-10,20 MT14,36 MU58,-20 MV73,4 MW34,-13 MX-103,24 MY115,4 MZ35,-17 NA17,-22 NC166,-21 NE9,17 ' +
  'NG8,10 NI-85,13 NL6,52 NO10,61 NP84,28 NZ172,-42 OM56,21 PA-80,9 PE-74,-9 PG144,-7 PH122,16 PK69,30 PL19,52 PR-66,18 ' +
  'PS35,32 PT-8,40 PY-58,-23 QA51,25 RO25,46 RS21,44 RU203,56 RW30,-2 SA45,24 SB159,-8 SC55,-5 SD30,16 SE17,63 SG104,1 ' +
  'SI15,46 SK20,49 SL-12,9 SM12,44 SN-15,14 SO46,5 SR-56,4 SS30,7 SV-89,14 SY39,35 SZ31,-26 TD19,15 TF70,-49 TG1,8 ' +
  'TH101,15 TJ71,39 TL126,-9 TM59,39 TN10,34 TR35,39 TT-61,10 TW121,24 TZ35,-6 UA31,49 UG32,1 US-98,39 UY-56,-33 UZ63,42 ' +
  'VE-66,7 VN106,17 VU167,-15 XK21,43 YE48,16 ZA25,-29 ZM28,-13 ZW30,-19';

/** The place of a point of the earth; degrees. */
export const placeAt = (longitude: number, latitude: number): Place => ({
  x: (longitude + 180) / cell,
  y: (north - latitude) / cell,
});

/** Finds the place of a country on the map by its name in one of the languages; undefined for other names. */
export function placeFinder(languages: ReadonlySet<string>): (name: string) => Place | undefined {
  const known = new Map([...languages].flatMap(placesIn));
  return (name) => known.get(name.trim().toLowerCase());
}

function placesIn(language: string): [string, Place][] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return [...middles.matchAll(/([A-Z]{2})(-?\d+),(-?\d+)/g)].map(([, code = '', longitude, latitude]) => [
    (names.of(code) ?? code).toLowerCase(),
    placeAt(Number(longitude), Number(latitude)),
  ]);
}
