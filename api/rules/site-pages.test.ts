import { describe, expect, test } from 'vitest';
import { misspelledName, pagesNamed, pagesWithWords } from './site-pages.ts';

const paths = (query: string, lang = 'en') => pagesNamed(query, lang).map(({ url }) => url);

describe('pagesNamed', () => {
  test.each([
    ['certificates', 'en', '/certificates'],
    ['CAREERS', 'en', '/career'],
    ['home page', 'en', '/'],
    ['Startseite', 'de', '/'],
    ['cv', 'en', '/career'],
    ['imprint', 'en', '/imprint'],
    ['privacy policy', 'en', '/privacy-policy'],
    ['Impressum', 'de', '/imprint'],
    ['zertifikat', 'de', '/certificates'],
    ['stellenangebote', 'de', '/career'],
    ['localizacoes', 'pt', '/locations'],
    ['الشهادات', 'ar', '/certificates'],
    ['شهادة', 'ar', '/certificates'],
    ['mentions légales', 'fr', '/imprint'],
    ['legal notice', 'en', '/imprint'],
    ['法律声明', 'zh', '/imprint'],
    ['companies', 'en', '/concern'],
    ['addresses', 'en', '/locations'],
    ['Jahresbericht', 'de', '/corporate-values'],
    ['descarregar', 'pt', '/documents'],
    ['vacantes', 'es', '/career'],
    ['সনদ', 'bn', '/certificates'],
    ['证书', 'zh', '/certificates'],
    // English words on pages in another language, and a language without texts.
    ['careers', 'de', '/career'],
    ['careers', 'nl', '/career'],
  ])('“%s” in %s names %s', (query, lang, path) => {
    expect(paths(query, lang)[0]).toBe(path);
  });

  test('finds the beginning of a title, but no other part of a query', () => {
    expect(paths('certif')).toEqual(['/certificates']);
    expect(paths('cer')).toEqual([]);
    expect(paths('ship')).toEqual([]);
    expect(paths('iso certificates')).toEqual([]);
    expect(paths('')).toEqual([]);
  });

  test('has a title in the language of the query', () => {
    expect(pagesNamed('certificates', 'de')[0]?.title).toEqual([{ text: 'Zertifikate', hit: false }]);
    expect(pagesNamed('Zertifikate', 'de')[0]?.title).toEqual([{ text: 'Zertifikate', hit: true }]);
  });
});

test.each([
  ['trade fair 2027', 'en', ['/trade-fair', '2027']],
  ['jobs in Aveiro', 'en', ['/career', 'Aveiro']],
  ['Stellenangebote in Aveiro', 'de', ['/career', 'Aveiro']],
  ['vagas de emprego em Aveiro', 'pt', ['/career', 'Aveiro']],
  ['وظائف في أفيرو', 'ar', ['/career', 'أفيرو']],
  ['press contact', 'en', ['/contact', 'press', '/news', 'contact']],
  ['Pressekontakt', 'de', ['/contact', 'Presse', '/news', 'kontakt']],
  ['Vertriebskontakt', 'de', ['/contact', 'Vertrieb']],
  ['Kontakt', 'de', []],
  ['jobs', 'en', []],
  ['where are the jobs', 'en', []],
  ['blue pipe', 'en', []],
])('“%s” in %s names a page with other words', (query, lang, page) => {
  expect(pagesWithWords(query, lang).flatMap(({ path, words }) => [path, words])).toEqual(page);
});

/** What visitors type, by the page that they mean. */
const typedNames: Record<string, Record<string, string>> = {
  '/certificates': {
    en: 'certification, certificate, Certs',
    de: 'zertifikat, Zertifizierungen, ZERTIFIKATE',
    fr: 'certificat, certifications',
    es: 'certificado, certificacion',
    pt: 'certificado, certificacao',
    ar: 'شهادات, الشهادات, شهادة',
    bn: 'সনদ, সার্টিফিকেট',
    zh: '证书, 认证',
  },
  '/career': {
    en: 'job, vacancy, career, apply, resume',
    de: 'Stellenangebot, job, bewerbung',
    fr: 'emploi, carriere, recrutement',
    es: 'empleo, vacante, curriculum',
    pt: 'vaga, emprego, curriculo',
    ar: 'وظائف, الوظائف, توظيف',
    bn: 'চাকরি, নিয়োগ',
    zh: '招聘, 职位',
  },
  '/imprint': {
    en: 'imprint, vat number',
    de: 'impressum, registernummer',
    fr: 'mentions legales, registre du commerce',
    es: 'aviso legal, registro mercantil',
    pt: 'informacao legal, registo comercial',
    ar: 'البيانات القانونية, السجل التجاري',
    bn: 'আইনি তথ্য',
    zh: '法律信息',
  },
  '/contact': {
    en: 'phone, e-mail',
    de: 'telefon, kontakt, e-mail',
    fr: 'telephone, coordonnees',
    es: 'telefono, contacto',
    pt: 'contacto, telefone, ficha legal',
    ar: 'اتصل بنا, هاتف, العنوان',
    bn: 'যোগাযোগ, ফোন',
    zh: '联系我们, 电话',
  },
  '/documents': {
    en: 'document, download, datasheet, brochures',
    de: 'datenblaetter, download, broschuere',
    fr: 'fiche technique, telechargement, brochure',
    es: 'ficha tecnica, descarga, folleto',
    pt: 'ficha tecnica, download, brochura',
    ar: 'مستندات, وثائق, كتيبات',
    bn: 'নথি, ডাউনলোড',
    zh: '下载, 文件',
  },
  '/locations': {
    en: 'location, factory, offices',
    de: 'standort, fabrik, werk',
    fr: 'usine, site, bureau',
    es: 'fabrica, ubicacion, sede',
    pt: 'fabrica, localizacao, escritorio',
    ar: 'مواقع, مصانع, المصانع',
    bn: 'কারখানা, অবস্থান',
    zh: '工厂, 地点',
  },
  '/privacy-policy': {
    en: 'privacy, gdpr, cookie',
    de: 'datenschutz, dsgvo',
    fr: 'confidentialite, rgpd',
    es: 'privacidad, rgpd',
    pt: 'privacidade, rgpd',
    ar: 'خصوصية, الخصوصية',
    bn: 'গোপনীয়তা',
    zh: '隐私',
  },
  '/enquiry': {
    en: 'quote, price, rfq, quotation',
    de: 'angebot anfordern, preis, anfrage',
    fr: 'devis, prix',
    es: 'presupuesto, precio',
    pt: 'orcamento, preco',
    ar: 'السعر, عرض سعر, أسعار',
    bn: 'দাম, মূল্য',
    zh: '报价, 价格',
  },
};

const typedRows = Object.entries(typedNames).flatMap(([path, byLanguage]) =>
  Object.entries(byLanguage).map(([lang, names]) => ({ path, lang, names: names.split(', ') })),
);

test.each(typedRows)('$path is named in $lang by $names', ({ path, lang, names }) => {
  const found = names.map((name) => [name, paths(name, lang)[0]]);
  expect(found).toEqual(names.map((name) => [name, path]));
});

test.each([
  ['careres', 'en', 'careers'],
  ['certifciates', 'en', 'certificates'],
  ['imprnt', 'en', 'imprint'],
  ['Impresum', 'de', 'impressum'],
  ['الشهدات', 'ar', 'شهادات'],
  ['cvs', 'en', undefined],
  ['concrete', 'en', undefined],
  ['', 'en', undefined],
])('“%s” in %s misspells %s', (query, lang, name) => {
  expect(misspelledName(query, lang)).toBe(name);
});
