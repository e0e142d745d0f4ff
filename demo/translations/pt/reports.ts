import { pdf } from '#demo/content/references.ts';
import type { Translations } from '../translations.ts';

export const reports: Translations['report'] = {
  'Annual reports': {
    name: 'Relatórios e contas',
    description: `<p>Não somos obrigados a publicar as contas na íntegra e, ainda assim, publicamo-las. Os números são auditados por uma
sociedade independente, e cada empresa do grupo é apresentada em separado.</p>
<ul><li><strong>2025:</strong> volume de negócios de 412 milhões de euros, 3140 pessoas</li>
<li><strong>2024:</strong> 391 milhões de euros, 3062 pessoas</li>
<li><strong>2023:</strong> 374 milhões de euros, 2987 pessoas</li></ul>`,
    files: [
      { name: 'Relatório e contas 2025', file: pdf('annual-report-2025') },
      { name: 'Relatório e contas 2024', file: pdf('annual-report-2024') },
      { name: 'Relatório e contas 2023', file: pdf('annual-report-2023') },
    ],
  },
  'Energy, water and waste': {
    name: 'Energia, água e resíduos',
    description: `<p>A energia comprada desceu três anos seguidos, e mais de metade da nossa água é reutilizada. O que não correu bem também
está no relatório: nos resíduos da fábrica de azulejos levamos um ano de atraso em relação ao plano.</p>`,
    files: [
      { name: 'Relatório ambiental 2025', file: pdf('environment-report-2025') },
      { name: 'Balanço hídrico da tinturaria 2025', file: pdf('water-balance-2025') },
    ],
  },
  'How we treat each other': {
    name: 'Como nos tratamos uns aos outros',
    description: `<p>O código de conduta são nove frases e uma explicação de cada uma. Foi escrito por 22 pessoas das nove unidades e vale
também para os fornecedores. O relatório de pessoas diz até que ponto o cumprimos.</p>`,
    files: [
      { name: 'Código de conduta 2026', file: pdf('code-of-conduct-2026') },
      { name: 'Relatório de pessoas 2025', file: pdf('people-report-2025') },
    ],
  },
};
