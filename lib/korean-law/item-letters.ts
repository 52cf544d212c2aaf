/** The order of what laws, judgments and contracts letter: 가. 나. 다. … */
export const itemLetters = '가나다라마바사아자차카타파하'
