import type { Translations } from '../translations.ts';

export const departments: Translations['department'] = {
  Production: { name: 'Produktion' },
  Maintenance: { name: 'Instandhaltung' },
  'Quality and laboratory': { name: 'Qualität und Labor' },
  'Export sales': { name: 'Exportvertrieb' },
  Logistics: { name: 'Logistik' },
  Finance: { name: 'Finanzen' },
  'People and training': { name: 'Personal und Ausbildung' },
  'Information technology': { name: 'Informationstechnik' },
};
