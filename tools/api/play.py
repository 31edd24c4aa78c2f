"""Plays a game with the client that is generated from the OpenAPI document; with --token it only makes a token and says it, with --cookie a cookie."""

import random
import sys

from semiramis_client import AuthenticatedClient, Client
from semiramis_client.api.people import make_token, tell_name
from semiramis_client.api.tables import make_table, send_command, show_snapshot
from semiramis_client.models import NewName, NewTable, NewToken, PlayCommand, SitCommand, Snapshot

server = sys.argv[1]
guest = Client(base_url=server)
tell_name.sync_detailed(client=guest, body=NewName(name="Ana"))
token = make_token.sync(client=guest, body=NewToken(label="client")).token
if "--token" in sys.argv:
    sys.exit(print(token))
if "--cookie" in sys.argv:
    sys.exit(print("; ".join(f"{name}={value}" for name, value in guest.get_httpx_client().cookies.items())))

seats = [{"kind": "open"}, {"kind": "bot", "level": "pupil"}]
table = make_table.sync(client=guest, body=NewTable.from_dict({"game": "jardins", "seats": seats}))
player = AuthenticatedClient(base_url=server, token=token)


def send(command):
    """What is refused ends the program."""
    answer = send_command.sync_detailed(table.id, client=player, body=command)
    assert answer.status_code == 200, answer.content


send(SitCommand.from_dict({"sit": {"seat": 0}}))
snapshot = show_snapshot.sync(table.id, client=player, wait=25)
while not snapshot.ending:
    if snapshot.turn == 0:
        ply = random.choice(snapshot.legal)
        send(PlayCommand.from_dict({"play": {"seat": 0, "at": snapshot.number, "ply": ply}}))
    snapshot = show_snapshot.sync(table.id, client=player, after=snapshot.number, wait=25)
    assert isinstance(snapshot, Snapshot), snapshot
print("A generated client has played a game:", [seat.total for seat in snapshot.score.seats])
