import type { Translations } from '#demo/translations/translations.ts';
import { pic } from '../pictures.ts';

export const news2024: Translations['news'] = {
  'The last roof is on: 9.6 megawatts of sun': {
    heading: 'O último telhado está ligado: 9,6 megawatts de sol',
    image: pic('solar-roof'),
    description: `<p>Com o telhado da fábrica de vidro, ficou ligada à rede a última das nove unidades. São agora cerca de 21 400 painéis
sobre as nossas naves. Num ano de tempo médio produzem 13,4 gigawatts-hora, que é o que a fiação gasta de março a outubro.</p>
<p>Os painéis foram montados por empresas da região, em 26 meses. O que os telhados rendem aos domingos vai para 340 vizinhos a
metade do preço habitual, através de uma comunidade de energia que fundámos com a freguesia de Creixomil.</p>`,
  },
  'Twelve young people, twelve diplomas': {
    heading: 'Doze jovens, doze diplomas',
    image: pic('apprentice-bench'),
    description: `<p>Os doze serralheiros mecânicos e de moldes da turma deste ano passaram todos, três deles com distinção. A melhor do ano,
Beatriz Lobo, construiu como prova final um calibre para roscas de frasco; já está em uso na linha dois.</p>
<p>A próxima turma começa em setembro, com 64 lugares em nove ofícios. Quem quiser ver primeiro pode passar uma
<a href="/career">semana connosco</a> nas férias.</p>`,
  },
  'Old façades of Ovar get their tiles back': {
    heading: 'Fachadas antigas de Ovar recuperam os seus azulejos',
    image: pic('facade'),
    description: `<p>Em três anos, a Salgado Tile Works reproduziu 27 padrões históricos para o município de Ovar: 8600 azulejos para 41
fachadas. Cada padrão começou por um caco, uma fotografia e bastante paciência, porque o cobalto de 1890 não era tão puro como o de
hoje, e a pureza é a cor errada.</p>
<p>Os moldes e as receitas ficam guardados e podem ser usados por qualquer pessoa que restaure.</p>`,
  },
  'New weaving shed opens': {
    heading: 'Abre a nova nave de tecelagem',
    image: pic('loom-hall'),
    description: `<p>Arrancaram esta semana, na nova nave de Vila Nova de Famalicão, quarenta e oito teares de jato de ar. A nave é de
madeira, iluminada a norte e, graças aos apoios amortecidos, tão silenciosa que se pode conversar ao lado de um tear em
marcha.</p>
<p>Com ela, a Alvorim Weaving tem 184 teares e 36 novos postos de trabalho, na maioria ocupados por pessoas que antes
trabalhavam em lojas e cozinhas e aprenderam o ofício na nossa escola.</p>`,
  },
};

export const news2023: Translations['news'] = {
  'Sardine tin wins design award': {
    heading: 'Lata de sardinha ganha prémio de design',
    image: pic('club-tin'),
    description: `<p>Uma lata que tem o mesmo aspeto desde 1938 ganhou um prémio de design inovador. O que agradou ao júri, em Lisboa, foi a
argola: levanta-se sozinha quando se carrega na tampa, para que também a abra quem tem os dedos perros.</p>
<p>A ideia veio da própria linha, de Lurdes Pinho, que estampa tampas há 29 anos e tem os dedos perros. O dinheiro do prémio foi
para ela.</p>`,
  },
  'Water used twice: the plant in Famalicão is running': {
    heading: 'Água usada duas vezes: a estação de Famalicão já trabalha',
    image: pic('water-works'),
    description: `<p>O que sai da tinturaria passa agora por caniços, areia e uma membrana e volta aos jets. A estação trata 1100 metros
cúbicos por dia; antes, ia tudo para a ETAR municipal.</p>
<p>Custou 6,2 milhões de euros e paga-se em onze anos. O rio Pelhe dará por ela mais cedo: em verões secos, tirávamos-lhe até um
décimo da água.</p>`,
  },
  'Export office moves to the harbour': {
    heading: 'Escritório de exportação muda-se para o porto',
    image: pic('head-office'),
    description: `<p>Quem vende e quem embarca partilham agora o mesmo corredor. Na segunda-feira, 34 colegas do escritório de exportação
mudaram-se de Guimarães para a antiga fábrica de gelo da Rua da Doca Velha, em Matosinhos, de cujas janelas se vê se o navio já
chegou.</p>
<p>Os números de telefone mantêm-se. O café, ao que nos dizem, é melhor.</p>`,
  },
};
