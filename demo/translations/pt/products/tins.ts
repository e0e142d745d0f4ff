import { facts } from '#demo/content/references.ts';
import type { Translations } from '#demo/translations/translations.ts';
import { still } from '../pictures.ts';
import { elevenTinsASecond } from '../videos.ts';

const tins = still('packed-tins');
const closures = still('packed-closures');
const line = still('tin-line');
const press = still('tin-press');

export const tinProducts: Translations['product'] = {
  'Club tin 125 ml': {
    name: 'Lata club 125 ml',
    description: `<p>A lata de sardinhas, embutida em dois passos a partir de folha-de-flandres de 0,18 milímetros. A argola abre com 22
newtons: com facilidade, mas não dentro de uma mochila. As conserveiras de Matosinhos usam-na desde 1938, até 1992 com chave.</p>
${facts({
  Medida: '104 × 60 × 22 mm',
  Verniz: 'sem epóxi, para peixe em azeite, tomate ou salmoura',
  Litografia: 'tampa e lados, seis cores',
  Validade: 'cinco anos',
})}`,
    media: [still('club-tin'), still('club-tin-close'), tins, press, elevenTinsASecond],
  },
  'Round tin 400 g': {
    name: 'Lata redonda 400 g',
    description: `<p>Para tomate, feijão e leite condensado. De três peças, soldada e nervurada, aguenta pilhas de catorze.
Antes de sair, cada lata é ensaiada com ar, à procura de fugas.</p>
${facts({ Medida: '73 × 110 mm', Capacidade: '425 ml', Tampos: 'abertura fácil ou lisos', Embalagem: '2430 por palete' })}`,
    media: [still('round-tin'), still('round-tin-close'), tins, line],
  },
  'Olive-oil can 3 litres': {
    name: 'Lata de azeite 3 litros',
    description: `<p>Uma lata retangular com bico recolhido e uma pega que não corta a mão. Litografada na nossa própria oficina; riscamos o
verniz com uma agulha de aço antes de a deixarmos ir.</p>
${facts({ Medida: '149 × 85 × 265 mm', Capacidade: '3 litros; também 1 e 5', Litografia: 'seis cores e verniz' })}`,
    media: [still('oil-tin'), still('oil-tin-close'), tins],
  },
  'Tea caddy 100 g': {
    name: 'Lata de chá 100 g',
    description: `<p>Uma lata de tampa de encaixe, com uma segunda tampa por dentro, tão justa que suspira. Mate por fora, estanho nu por dentro.
Os museus encomendam-na com as suas imagens, os negociantes de chá apenas com uma cor.</p>
${facts({ Medida: '76 × 96 mm', Mínimo: '1500 com litografia, 250 em cores de armazém', Relevo: 'na tampa, até 1,2 mm' })}`,
    media: [still('tea-caddy'), still('tea-caddy-close'), tins, press],
  },
  'Twist-off lid 63 mm': {
    name: 'Tampa twist-off 63 mm',
    description: `<p>Quatro garras, um quarto de volta e um botão que estala da primeira vez. O vedante não tem PVC nem plastificantes e resiste
um ano aos alimentos gordos.</p>
${facts({ Medidas: '38 a 82 mm', Vedante: 'sem PVC', Cores: 'dourado, branco, preto ou litografada', Embalagem: '1400 por caixa' })}`,
    media: [still('twist-lid'), still('twist-lid-close'), closures],
  },
  'Natural cork 45 × 24': {
    name: 'Rolha de cortiça natural 45 × 24',
    description: `<p>Brocada de uma só peça de cortiça que levou nove anos a crescer no Alentejo. Não fazemos rolhas: escolhemo-las, lavamo-las,
ensaiamo-las nas nossas garrafas e marcamo-las.</p>
${facts({
  Medida: '45 × 24 mm',
  Classes: 'três',
  Ensaio: 'cada lote cheirado e em maceração durante 24 horas',
  Embalagem: 'sacos de 1000',
})}`,
    media: [still('cork'), still('cork-close'), closures],
  },
};
