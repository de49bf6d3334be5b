// The playouts of kernel.py in C++: the same tables, the same dice, the same games. What a compiler can do with them.
#include <cstdint>

using Int = int64_t;

enum { WORDS, ROUTES, STATIONS, KINDS, CARDS, SPACES, GAME, SEAT, KIND, ROUTE, PREFIX, NUMBER, STATION, ONE, WALL, HOME,
       PENALTY, DECK, BIT };
enum { TIMES, RUN, STAR, AGAIN, COPIES, KIND_ROW };
enum { FIRST_LANE, LAST_LANE, PLACE, ROOM, BONUS, LATER, ROUTE_ROW };
enum { LANE_WORD, LANE_SHIFT, LANE_LENGTH, LANE_ROW };

static inline Int below(Int &dice, Int k) {
    const Int x = dice & 0xffffffffLL, carry = dice >> 32;
    dice = 2077480335LL * x + carry;
    return ((x ^ carry) * k) >> 32;
}

template <int W> static void play(const Int *t, Int *dice, Int games, Int *scores) {
    const Int routes = t[ROUTES], stations = t[STATIONS], deck = t[CARDS];
    const Int *kinds = t + t[KIND], *rows = t + t[ROUTE], *prefix = t + t[PREFIX], *number = t + t[NUMBER];
    const Int *station = t + t[STATION], *home = t + t[HOME], *penalty = t + t[PENALTY], *bit = t + t[BIT];
    Int cards[4096], open[32], spaces[32], state = dice[0];
    for (Int card = 0; card < deck; card++) cards[card] = t[t[DECK] + card];
    for (Int game = 0; game < games; game++) {
        Int sheet[W] = {};
        for (Int route = 0; route < routes; route++) spaces[route] = rows[route * ROUTE_ROW + ROOM], open[route] = route;
        Int left = t[SPACES], pile = deck, open_routes = routes, points = 0;
        const auto empties = [&] {
            Int empty = stations;
            for (int word = 0; word < W; word++) empty -= __builtin_popcountll(sheet[word] & home[word]);
            return empty;
        };
        while (left) {
            const Int drawn = below(state, pile--), kind = cards[drawn];
            cards[drawn] = cards[pile];
            cards[pile] = kind;
            const Int *row = kinds + kind * KIND_ROW;
            if (row[TIMES]) {
                const Int pick = below(state, open_routes), action = open[pick];
                const Int *way = rows + action * ROUTE_ROW, *last = t + way[LAST_LANE];
                Int star = 0;
                for (Int time = 0; time < row[TIMES]; time++) {
                    const Int *lane = t + way[FIRST_LANE];
                    Int place = way[PLACE], length = 0, x = 0, empty = 0;
                    for (; lane != last; lane += LANE_ROW, place += length) {
                        length = lane[LANE_LENGTH];
                        x = sheet[lane[LANE_WORD]] >> lane[LANE_SHIFT];
                        if ((empty = ~x & ((Int(1) << length) - 1))) break;
                    }
                    if (!empty) break;
                    const Int skipped = __builtin_ctzll(empty);
                    Int to_end = length - skipped, size = __builtin_ctzll((x >> skipped) | (Int(1) << to_end));
                    while (lane + LANE_ROW < last && size == to_end && size < row[RUN]) {
                        lane += LANE_ROW;
                        to_end += lane[LANE_LENGTH];
                        x = sheet[lane[LANE_WORD]] >> lane[LANE_SHIFT];
                        size += __builtin_ctzll(x | (Int(1) << lane[LANE_LENGTH]));
                    }
                    place += skipped;
                    star = number[place];
                    const Int *begin = prefix + place * W, *end = begin + (size < row[RUN] ? size : row[RUN]) * W;
                    for (int word = 0; word < W; word++) sheet[word] |= begin[word] ^ end[word];
                }
                points += row[STAR] * star;
                const bool used_up = --spaces[action] == 0;
                open_routes -= used_up;
                open[pick] = used_up ? open[open_routes] : action;
                left--;
            } else if (empties()) {
                Int one = below(state, stations);
                while (sheet[bit[2 * one]] >> bit[2 * one + 1] & 1) one = below(state, stations);
                for (int word = 0; word < W; word++) sheet[word] |= station[one * W + word];
            }
            if (row[AGAIN]) pile = deck;
        }
        for (Int route = 0; route < routes; route++) {
            const Int *way = rows + route * ROUTE_ROW;
            Int full = 1;
            for (const Int *lane = t + way[FIRST_LANE]; lane < t + way[LAST_LANE]; lane += LANE_ROW)
                full &= ((sheet[lane[LANE_WORD]] >> lane[LANE_SHIFT]) + 1) >> lane[LANE_LENGTH];
            points += (full & 1) * way[BONUS];
        }
        scores[game] = points - penalty[empties()];
    }
    dice[0] = state;
}

extern "C" void playouts(const Int *t, Int *dice, Int games, Int *scores) {
    switch (t[WORDS]) {
        case 1: return play<1>(t, dice, games, scores);
        case 2: return play<2>(t, dice, games, scores);
        case 3: return play<3>(t, dice, games, scores);
        default: return play<4>(t, dice, games, scores);
    }
}
