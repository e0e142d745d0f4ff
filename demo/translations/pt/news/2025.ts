import type { Translations } from '#demo/translations/translations.ts';
import { pic } from '../pictures.ts';

export const news2025: Translations['news'] = {
  'A third truck route to the Baltic': {
    heading: 'Uma terceira rota para o Báltico',
    image: pic('warehouse'),
    description: `<p>A Quayline passa a carregar todas as sextas-feiras para Gdańsk, Riga e Taline. Os artigos saídos das fábricas
chegam aos clientes da Lituânia em sete dias em vez de onze, por mar até Roterdão e daí por caminho de ferro.</p>
<p>A rota começou por ser um favor a uma única malharia de Kaunas. Hoje leva 40 toneladas por semana, na maior parte
azulejos.</p>`,
  },
  'Laboratory accredited for food contact tests': {
    heading: 'Laboratório acreditado para ensaios de contacto com alimentos',
    image: pic('laboratory'),
    description: `<p>Saber se um verniz larga alguma coisa no tomate, ou uma tampa no azeite, obrigava até agora a um ensaio em Milão.
Desde 1 de setembro, o nosso próprio laboratório, em Guimarães, pode assinar o boletim: foi acreditado para ensaios de migração
depois de uma auditoria de quatro dias.</p>
<p>Para os clientes, a aprovação de uma nova lata ou de um novo frasco encurta-se de sete semanas para três. A equipa de 27
pessoas de Priya Nair põe também a capacidade livre à disposição de fabricantes mais pequenos da região, a preço de custo.</p>`,
  },
  'Storm Irene: all safe, two roofs repaired': {
    heading: 'Tempestade Irene: todos a salvo, dois telhados reparados',
    image: pic('atlantic'),
    description: `<p>A tempestade de 19 de maio arrancou parte do telhado da nave dos sacos, em Viana, e alagou o pátio de baixo em
Matosinhos. Ninguém ficou ferido. Ao fim de três dias as duas fábricas estavam de novo a produzir, com a ajuda de todas as outras: 60
pessoas de sete unidades apareceram com bombas, tábuas e sopa.</p>
<p>As encomendas atrasadas pela tempestade já foram todas entregues. Agradecemos aos clientes que telefonaram a perguntar como
estávamos antes de perguntarem pelos seus artigos.</p>`,
  },
  'Paper instead of film around towels': {
    heading: 'Toalhas cintadas em papel, e não em plástico',
    image: pic('packed-linen'),
    description: `<p>A partir deste mês, nenhuma toalha sai de Famalicão num saco de plástico. Uma cinta de papel kraft da nossa própria
<a href="/concern/lima-sackworks">fábrica de sacos</a> segura cada conjunto de quatro, e a caixa é forrada a papel de seda. São,
por ano, 38 toneladas de plástico que os nossos clientes já não precisam de abrir, amaldiçoar e deitar fora.</p>`,
  },
};
