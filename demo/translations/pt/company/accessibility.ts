export const accessibility = `<h2>Acessibilidade</h2>
<p>O Alvorim Group quer que todas as pessoas possam usar este site, com qualquer dispositivo, navegador ou tecnologia de
apoio.</p>
<h3>Em que medida este site é acessível</h3>
<p>Desenvolvemos e testamos segundo as <strong>Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA</strong>.
Todas as páginas são verificadas automaticamente em cada nova versão e, duas vezes por ano, por pessoas que usam teclado e leitor de
ecrã.</p>
<h3>O que ainda não é acessível</h3>
<ul>
<li>Algumas das nossas fichas técnicas mais antigas são ficheiros PDF sem etiquetas. A pedido, enviamos o seu conteúdo por
e-mail.</li>
<li>Os mapas são de outro fornecedor. A morada e o caminho para os nossos escritórios estão também escritos na
<a href="/contact">página de contactos</a>.</li>
</ul>
<h3>Diga-nos onde encontra barreiras</h3>
<p>Escreva para <a href="mailto:hello@example.com">hello@example.com</a> ou ligue para +351 22 000 0100. Indique a página e o
que queria fazer. Respondemos em dez dias úteis.</p>
<h3>Se a nossa resposta não resolver</h3>
<p>Pode apresentar queixa à Agência para a Modernização Administrativa, em Lisboa, que fiscaliza a acessibilidade em
Portugal.</p>`;
