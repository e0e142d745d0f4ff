import type { Translations } from '../translations.ts';

export const departments: Translations['department'] = {
  Production: { name: 'Produção' },
  Maintenance: { name: 'Manutenção' },
  'Quality and laboratory': { name: 'Qualidade e laboratório' },
  'Export sales': { name: 'Vendas de exportação' },
  Logistics: { name: 'Logística' },
  Finance: { name: 'Finanças' },
  'People and training': { name: 'Pessoas e formação' },
  'Information technology': { name: 'Tecnologias de informação' },
};

const everywhere = `<ul><li>25 dias de férias, mais o dia de anos</li><li>Refeitório a 2,40 euros, autocarro da fábrica a partir de
quatro localidades</li><li>Participação nos lucros, através da fundação dos trabalhadores, depois do primeiro ano</li></ul>`;

export const jobs: Translations['career'] = {
  'Mechanical fitter, ring frames': {
    title: 'Serralheiro mecânico (m/f), contínuos de fiação',
    jobDescription: `<p>Vai manter 48 contínuos a trabalhar, com sete colegas: manutenção planeada de manhã, reparações à tarde. As
máquinas param para si; aqui ninguém mete as mãos numa máquina em marcha.</p>
<ul><li>Mudar fusos, rolamentos e peças da estiragem</li><li>Ler valores de vibração e planear reparações a partir
deles</li><li>Mostrar a um aprendiz como se faz</li></ul>`,
    educationalQualification:
      '<p>Certificado profissional de serralharia mecânica ou mecatrónica; ajuda ter alguns anos de máquinas têxteis.</p>',
    jobFacility: everywhere,
    salaryRange: '1650 a 2050 euros por mês, catorze meses',
  },
  'Process engineer, kilns': {
    title: 'Engenheiro de processos (m/f), fornos',
    jobDescription: `<p>O nosso segundo forno queima hidrogénio desde novembro. Cabe-lhe levá-lo de 12% a 30%: curvas de cozedura, afinação
dos queimadores, vidrados que têm de se habituar à nova chama e o telefone da noite uma semana em cada seis.</p>`,
    educationalQualification:
      '<p>Licenciatura em engenharia cerâmica, de materiais ou de processos. Cinco anos perto de um forno, seja ele qual ' +
      'for.</p>',
    jobFacility: everywhere,
    salaryRange: '38 000 a 46 000 euros por ano',
  },
  'Export clerk, German-speaking': {
    title: 'Assistente de exportação (m/f), com alemão',
    jobDescription: `<p>Vai acompanhar cerca de sessenta clientes na Alemanha, na Áustria e na Suíça, da primeira pergunta à última caixa:
propostas, documentos, telefone e, duas vezes por ano, uma visita.</p>`,
    educationalQualification: '<p>Alemão como língua materna, ou como se o fosse; o português aprende-se cá.</p>',
    jobFacility: `${everywhere}<p>Dois dias por semana em casa, logo que conheça as fábricas.</p>`,
    salaryRange: '1700 a 2100 euros por mês, catorze meses',
  },
  'Laboratory technician, food contact': {
    title: 'Técnico de laboratório (m/f), contacto com alimentos',
    jobDescription: `<p>Vai ensaiar o que tampas, vernizes e vidro passam aos alimentos: extrair, pesar, injetar, ler e assinar. Cerca de 40
amostras por semana, numa equipa de nove.</p>`,
    educationalQualification: '<p>Curso técnico de química; prática em cromatografia gasosa.</p>',
    jobFacility: everywhere,
    salaryRange: '1500 a 1850 euros por mês, catorze meses',
  },
  'Fork-lift driver, nights': {
    title: 'Operador de empilhador (m/f), noite',
    jobDescription: `<p>Das 21h00 às 5h00, carrega os contentores para o navio da manhã. Empilhadores elétricos, corredores iluminados e um
encarregado que manda parar quando o cansaço aparece.</p>`,
    educationalQualification:
      '<p>Certificado de condutor de empilhadores contrabalançados; o de empilhadores retráteis pagamos nós.</p>',
    jobFacility: `${everywhere}<p>Subsídio noturno de 30%.</p>`,
    salaryRange: '1400 a 1600 euros por mês, sem o subsídio',
  },
  'Payroll accountant': {
    title: 'Técnico de processamento salarial (m/f)',
    jobDescription: `<p>Com três colegas, vai pagar a 3140 pessoas, sem erros e no dia 25, e responder-lhes pessoalmente quando têm uma
pergunta.</p>`,
    educationalQualification: '<p>Formação em processamento salarial segundo a lei portuguesa.</p>',
    jobFacility: everywhere,
    salaryRange: '1600 a 1900 euros por mês, catorze meses',
  },
  'Apprenticeships 2027, nine trades': {
    title: 'Aprendizagem 2027, nove ofícios (m/f)',
    jobDescription: `<p>Três anos na nossa escola e nas fábricas, a partir de setembro de 2027: serralheiro mecânico, serralheiro de
moldes, eletricista, tecelão, tintureiro, ceramista, tecnólogo do vidro, impressor ou técnico de logística. Venha primeiro passar
uma semana à experiência; nós pagamos o autocarro.</p>`,
    educationalQualification:
      '<p>Nono ano de escolaridade. As notas contam menos do que o gosto por perceber como as coisas funcionam.</p>',
    jobFacility: `${everywhere}<p>Trabalho por pelo menos mais dois anos, prometido por escrito.</p>`,
    salaryRange: '820 a 1010 euros por mês, catorze meses',
    jobLocation: 'As nove unidades',
  },
};
